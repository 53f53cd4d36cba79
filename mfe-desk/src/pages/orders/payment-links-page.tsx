import type { DeskPaymentLink } from '@kaagazz/api-schema';
import { Badge, Button, ButtonLink, Cluster, Text } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { CopyLink } from '../../features/new-order/copy-link.tsx';
import { optionsOf } from '../../features/orders/order-words.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import type { Column } from '../../list/list-spec.ts';
import { numberColumn } from '../../list/number-column.ts';
import { ResourceList } from '../../list/resource-list.tsx';
import { timeColumn } from '../../list/time-column.ts';
import { orderPath, paths } from '../../paths.ts';
import { useChange } from '../../record/use-record.ts';

const STATES = { open: 'Not paid yet', paid: 'Paid', expired: 'Expired', withdrawn: 'Withdrawn' } as const;

function nameOf({ customer, what, total }: DeskPaymentLink): string {
  return `the link for ${customer || what}, ${formatRupees(total)}`;
}

/** Lists the payment links that were sent to customers for an order or a quote. */
export function PaymentLinksPage() {
  const { change } = useChange();
  const [withdrawing, setWithdrawing] = useState<DeskPaymentLink | null>(null);
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
    { ...numberColumn('total', 'Total', formatRupees), sortable: true },
    {
      source: 'state',
      label: 'State',
      render: (link) => (
        <Cluster>
          <Badge tone={link.state === 'paid' ? 'leaf' : 'marigold'}>{STATES[link.state]}</Badge>
          {link.order !== null && <Link to={orderPath(link.order)}>{link.order}</Link>}
          {link.state === 'open' && (
            <>
              <CopyLink url={link.url} label={`Copy link: ${nameOf(link)}`} />
              <Button variant="quiet" aria-label={`Withdraw … ${nameOf(link)}`} onClick={() => setWithdrawing(link)}>
                Withdraw …
              </Button>
            </>
          )}
        </Cluster>
      ),
      text: ({ state }) => STATES[state],
    },
    timeColumn('createdAt', 'Created'),
  ];
  return (
    <>
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
        nameOf={nameOf}
        actions={<ButtonLink to={paths.newOrder}>New order</ButtonLink>}
      />
      {withdrawing && (
        <FormDialog
          open
          title="Withdraw this link?"
          intro={
            <Text>The customer will no longer be able to pay with {nameOf(withdrawing)}. This can’t be undone.</Text>
          }
          onClose={() => setWithdrawing(null)}
          submit="Withdraw"
          variant="danger"
          onSubmit={() =>
            change('POST /desk/payment-links/:id/withdraw', { params: { id: withdrawing.id } }, 'The link is withdrawn')
          }
        />
      )}
    </>
  );
}
