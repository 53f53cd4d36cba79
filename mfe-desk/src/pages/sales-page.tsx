import type { DeskSale } from '@kaagazz/api-schema';
import { Badge, Button, TextLink } from '@kaagazz/design-system';

import { indianTime } from '../frame/indian-date.ts';
import type { Column } from '../list/list-spec.ts';
import { ResourceList } from '../list/resource-list.tsx';
import { paths } from '../paths.ts';
import { useChange } from '../record/use-record.ts';
import { useMay } from '../session/session.tsx';

const STATES = { planned: 'Planned', running: 'Running', ended: 'Ended' } as const;

/** Lists sales. To plan a sale, staff select products in the product list. */
export function SalesPage() {
  const { change, attempt } = useChange();
  const canEdit = useMay()('catalogue.write');
  const end = ({ id, name }: DeskSale) =>
    attempt(change('POST /desk/sales/:id/end', { params: { id } }, `“${name}” has ended`));
  const columns: readonly Column<DeskSale>[] = [
    {
      source: 'name',
      label: 'Sale',
      render: ({ name, percent }) => (
        <>
          {name} <small>{percent}% off</small>
        </>
      ),
      text: ({ name }) => name,
    },
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
    {
      source: 'startsAt',
      label: 'Starts',
      sortable: true,
      render: ({ startsAt }) => indianTime(startsAt),
      text: ({ startsAt }) => startsAt,
    },
    {
      source: 'endsAt',
      label: 'Ends',
      sortable: true,
      render: ({ endsAt }) => indianTime(endsAt),
      text: ({ endsAt }) => endsAt,
    },
    {
      source: 'state',
      label: 'State',
      render: (sale) => (
        <>
          <Badge tone={sale.state === 'running' ? 'leaf' : 'marigold'}>{STATES[sale.state]}</Badge>{' '}
          {canEdit && sale.state !== 'ended' && (
            <Button variant="quiet" onClick={() => void end(sale)}>
              {sale.state === 'planned' ? 'Cancel' : 'End now'}
            </Button>
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
      plural="sales"
      columns={columns}
      sort={{ field: 'startsAt', order: 'DESC' }}
      nameOf={({ name }) => name}
      actions={canEdit && <TextLink to={paths.products}>Select products for a sale</TextLink>}
    />
  );
}
