import type { DeskSale } from '@kaagazz/api-schema';
import { Badge, Text, TextLink } from '@kaagazz/design-system';

import { FormButton } from '../form/form-dialog.tsx';
import { type Column, ResourceList, timeColumn } from '../list/index.ts';
import { paths } from '../paths.ts';
import { useChange } from '../record/index.ts';
import { useMay } from '../session/session.tsx';

const STATES = { planned: 'Planned', running: 'Running', ended: 'Ended' } as const;

function endText({ state }: DeskSale): string {
  return state === 'planned' ? 'Cancel the sale' : 'End now';
}

/** Lists sales. To plan a sale, staff select products in the product list. */
export function SalesPage() {
  const { change } = useChange();
  const canEdit = useMay()('catalogue.write');
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
            <FormButton
              label={`${endText(sale)} …`}
              name={`${endText(sale)} … ${sale.name}`}
              look="quiet"
              title={`${endText(sale)}: ${sale.name}`}
              intro={
                <Text>
                  {sale.state === 'planned'
                    ? 'The products keep their current prices. This can’t be undone.'
                    : 'The products return to their earlier prices at once. This can’t be undone.'}
                </Text>
              }
              submit={endText(sale)}
              variant="danger"
              onSubmit={() => {
                const done = sale.state === 'planned' ? 'is cancelled' : 'has ended';
                return change('POST /desk/sales/:id/end', { params: { id: sale.id } }, `“${sale.name}” ${done}`);
              }}
            />
          )}
        </>
      ),
      text: ({ state }) => state,
    },
  ];
  return (
    <ResourceList
      resource="sales"
      title="Sales"
      columns={columns}
      sort={{ field: 'startsAt', order: 'DESC' }}
      actions={canEdit && <TextLink to={paths.products}>Select products for a sale</TextLink>}
    />
  );
}
