import type { DeskSale } from '@kaagazz/api-schema';
import { Badge, Button, Text, TextLink } from '@kaagazz/design-system';
import { useState } from 'react';

import { FormDialog } from '../form/form-dialog.tsx';
import type { Column } from '../list/list-spec.ts';
import { ResourceList } from '../list/resource-list.tsx';
import { timeColumn } from '../list/time-column.ts';
import { paths } from '../paths.ts';
import { useChange } from '../record/use-record.ts';
import { useMay } from '../session/session.tsx';

const STATES = { planned: 'Planned', running: 'Running', ended: 'Ended' } as const;

function endText({ state }: DeskSale): string {
  return state === 'planned' ? 'Cancel the sale' : 'End now';
}

/** Lists sales. To plan a sale, staff select products in the product list. */
export function SalesPage() {
  const { change } = useChange();
  const canEdit = useMay()('catalogue.write');
  const [ending, setEnding] = useState<DeskSale | null>(null);
  const columns: readonly Column<DeskSale>[] = [
    { source: 'name', label: 'Sale', text: ({ name }) => name, note: ({ percent }) => `${percent}% off` },
    {
      source: 'products',
      label: 'Products',
      wide: true,
      render: ({ products }) =>
        products.length > 3
          ? `${products.slice(0, 3).join(', ')} and ${products.length - 3} more`
          : products.join(', '),
      text: ({ products }) => products.join('; '),
    },
    { ...timeColumn('startsAt', 'Starts'), wide: false },
    { ...timeColumn('endsAt', 'Ends'), wide: false },
    {
      source: 'state',
      label: 'State',
      render: (sale) => (
        <>
          <Badge tone={sale.state === 'running' ? 'leaf' : 'marigold'}>{STATES[sale.state]}</Badge>{' '}
          {canEdit && sale.state !== 'ended' && (
            <Button variant="quiet" aria-label={`${endText(sale)} … ${sale.name}`} onClick={() => setEnding(sale)}>
              {endText(sale)} …
            </Button>
          )}
        </>
      ),
      text: ({ state }) => state,
    },
  ];
  return (
    <>
      <ResourceList
        resource="sales"
        title="Sales"
        plural="sales"
        columns={columns}
        sort={{ field: 'startsAt', order: 'DESC' }}
        nameOf={({ name }) => name}
        actions={canEdit && <TextLink to={paths.products}>Select products for a sale</TextLink>}
      />
      {ending && (
        <FormDialog
          open
          title={`${endText(ending)}: ${ending.name}`}
          intro={
            <Text>
              {ending.state === 'planned'
                ? 'The products keep their current prices. This can’t be undone.'
                : 'The products return to their earlier prices at once. This can’t be undone.'}
            </Text>
          }
          onClose={() => setEnding(null)}
          submit={endText(ending)}
          variant="danger"
          onSubmit={() =>
            change(
              'POST /desk/sales/:id/end',
              { params: { id: ending.id } },
              `“${ending.name}” ${ending.state === 'planned' ? 'is cancelled' : 'has ended'}`,
            )
          }
        />
      )}
    </>
  );
}
