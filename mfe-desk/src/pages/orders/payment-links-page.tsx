import type { DeskPaymentLink } from '@kaagazz/api-schema';
import { Badge, Button, ButtonLink, Cluster } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { Link } from 'react-router-dom';

import { CopyLink } from '../../features/new-order/copy-link.tsx';
import { optionsOf } from '../../features/orders/order-words.ts';
import { indianTime } from '../../frame/indian-date.ts';
import type { Column } from '../../list/list-spec.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { orderPath, paths } from '../../paths.ts';
import { useChange } from '../../record/use-record.ts';

const STATES = { open: 'Not paid yet', paid: 'Paid', expired: 'Expired', withdrawn: 'Withdrawn' } as const;

/** Lists the payment links that were sent to customers for an order or a quote. */
export function PaymentLinksPage() {
  const { change, attempt } = useChange();
  const columns: readonly Column<DeskPaymentLink>[] = [
    {
      source: 'customer',
      label: 'For',
      render: ({ customer, what }) => (
        <>
          {customer || 'No address yet'}
          <br />
          <small>{what}</small>
        </>
      ),
      text: ({ customer }) => customer,
    },
    {
      source: 'total',
      label: 'Total',
      sortable: true,
      align: 'end',
      render: ({ total }) => formatRupees(total),
      text: ({ total }) => String(total),
    },
    {
      source: 'state',
      label: 'State',
      render: ({ state, order }) => (
        <>
          <Badge tone={state === 'paid' ? 'leaf' : 'marigold'}>{STATES[state]}</Badge>{' '}
          {order !== null && <Link to={orderPath(order)}>{order}</Link>}
        </>
      ),
      text: ({ state }) => STATES[state],
    },
    {
      source: 'createdAt',
      label: 'Created',
      sortable: true,
      wide: true,
      render: ({ createdAt }) => indianTime(createdAt),
      text: ({ createdAt }) => createdAt,
    },
    {
      source: 'url',
      label: '',
      render: ({ id, url, state }) =>
        state === 'open' && (
          <Cluster>
            <CopyLink url={url} />
            <Button
              variant="quiet"
              onClick={() =>
                void attempt(
                  change('POST /desk/payment-links/:id/withdraw', { params: { id } }, 'The link is withdrawn'),
                )
              }
            >
              Withdraw
            </Button>
          </Cluster>
        ),
    },
  ];
  return (
    <ResourceList
      resource="payment-links"
      title="Payment links"
      plural="payment links"
      columns={columns}
      filters={[{ source: 'state', label: 'State', options: optionsOf(STATES) }]}
      views={[
        { name: 'Not paid yet', filter: { state: 'open' } },
        { name: 'Paid', filter: { state: 'paid' } },
      ]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      nameOf={({ customer, total }) => `${customer}, ${formatRupees(total)}`}
      actions={<ButtonLink to={paths.newOrder}>New order</ButtonLink>}
    />
  );
}
