import type { DeskPaymentLink } from '@kaagazz/api-schema';
import { Badge, ButtonLink, Cluster } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { Link } from 'react-router-dom';

import { FormButton } from '../../form/index.ts';
import { type Column, numberColumn, optionsOf, ResourceList, timeColumn, viewsOf } from '../../list/index.ts';
import { orderPath, paths } from '../../paths.ts';
import { CopyButton, useChange } from '../../record/index.ts';

const STATES = { open: 'Not paid yet', paid: 'Paid', expired: 'Expired', withdrawn: 'Withdrawn' } as const;

function nameOf({ customer, what, total }: DeskPaymentLink): string {
  return `the link for ${customer || what}, ${formatRupees(total)}`;
}

export function PaymentLinksPage() {
  const { change } = useChange();
  const columns: readonly Column<DeskPaymentLink>[] = [
    {
      source: 'customer',
      label: 'For',
      render: ({ customer }) => customer || 'No address yet',
      text: ({ customer }) => customer,
      note: ({ what }) => what,
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
              <CopyButton label="Copy link" name={`Copy link: ${nameOf(link)}`} text={link.url} />
              <FormButton
                label="Withdraw …"
                name={`Withdraw … ${nameOf(link)}`}
                look="quiet"
                title="Withdraw this link?"
                intro={`The customer will no longer be able to pay with ${nameOf(link)}. This can’t be undone.`}
                onSubmit={() =>
                  change('POST /desk/payment-links/:id/withdraw', { params: { id: link.id } }, 'Payment link withdrawn')
                }
              />
            </>
          )}
        </Cluster>
      ),
      text: ({ state }) => STATES[state],
    },
    timeColumn('createdAt', 'Created'),
  ];
  return (
    <ResourceList
      resource="payment-links"
      title="Payment links"
      columns={columns}
      filters={[{ source: 'state', label: 'State', options: optionsOf(STATES) }]}
      views={viewsOf('state', { open: STATES.open, paid: STATES.paid })}
      actions={<ButtonLink to={paths.newOrder}>New order</ButtonLink>}
    />
  );
}
