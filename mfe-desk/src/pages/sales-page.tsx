import type { DeskSale } from '@kaagazz/api-schema';
import { ButtonLink } from '@kaagazz/design-system';

import { FormButton } from '../form/index.ts';
import { type Column, ResourceList, stateColumn, timeColumn } from '../list/index.ts';
import { paths } from '../paths.ts';
import { useChange } from '../record/index.ts';
import { useMay } from '../session/session.tsx';

const STATES = { planned: 'Scheduled', running: 'Running', ended: 'Ended' } as const;

const ENDS = {
  planned: { verb: 'Cancel the sale', effect: 'The products keep their current prices.', done: 'is cancelled' },
  running: {
    verb: 'End now',
    effect: 'The products immediately return to their previous prices.',
    done: 'has ended',
  },
} as const;

export function SalesPage() {
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
    stateColumn(STATES, 'running'),
    {
      source: 'actions',
      label: 'Actions',
      render: (sale) => canEdit && sale.state !== 'ended' && <EndButton sale={sale} {...ENDS[sale.state]} />,
    },
  ];
  return (
    <ResourceList
      resource="sales"
      title="Sales"
      columns={columns}
      sort={{ field: 'startsAt', order: 'DESC' }}
      actions={canEdit && <ButtonLink to={paths.products}>New sale: choose the products</ButtonLink>}
    />
  );
}

function EndButton({ sale: { id, name }, verb, effect, done }: { sale: DeskSale } & (typeof ENDS)[keyof typeof ENDS]) {
  const { change } = useChange();
  return (
    <FormButton
      label={`${verb} …`}
      name={`${verb} … ${name}`}
      look="quiet"
      title={`${verb}: ${name}`}
      intro={`${effect} This can’t be undone.`}
      onSubmit={() => change('POST /desk/sales/:id/end', { params: { id } }, `“${name}” ${done}`)}
    />
  );
}
