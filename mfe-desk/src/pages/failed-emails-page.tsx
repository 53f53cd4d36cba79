import type { ResponseOf } from '@kaagazz/api-schema';
import styled from 'styled-components';

import { type Column, ResourceList, timeColumn } from '../list/index.ts';
import { orderPath } from '../paths.ts';
import { ActionButton, Quiet, useChange } from '../record/index.ts';

type Row = ResponseOf<'GET /desk/failed-emails'>['data'][number];

const Address = styled.span`
  overflow-wrap: anywhere;
`;

const DONE = 'The email will be resent';

const columns: readonly Column<Row>[] = [
  { source: 'kind', label: 'Email', text: ({ kind }) => kind },
  { source: 'to', label: 'To', render: ({ to }) => <Address>{to}</Address>, text: ({ to }) => to },
  { source: 'error', label: 'Problem', wide: true, text: ({ error }) => error },
  {
    source: 'orderId',
    label: 'Order',
    text: ({ orderId }) => orderId ?? '',
    pathOf: ({ orderId }) => (orderId === null ? '' : orderPath(orderId)),
  },
  timeColumn('failedAt', 'Failed'),
];

export function FailedEmailsPage() {
  const { change } = useChange();
  const resend = ({ id, orderId }: Row) =>
    orderId === null
      ? change('POST /desk/failed-emails/:id/resend', { params: { id } }, DONE)
      : change('POST /desk/orders/:id/mails/:mailId/resend', { params: { id: orderId, mailId: id } }, DONE);
  const resendColumn: Column<Row> = {
    source: 'resend',
    label: 'Resend',
    render: (row) =>
      row.whyNotResent === '' ? (
        <ActionButton label="Resend" name={`Resend ${row.kind} to ${row.to}`} action={() => resend(row)} />
      ) : (
        <Quiet>Can’t be resent. {row.whyNotResent}</Quiet>
      ),
  };
  return (
    <ResourceList
      resource="failed-emails"
      title="Failed emails"
      columns={[...columns, resendColumn]}
      sort={{ field: 'failedAt', order: 'DESC' }}
      nameOf={({ kind, to }) => `${kind} to ${to}`}
      bulk={(_ids, _done, each) => (
        <ActionButton label="Resend" action={() => each((row) => row.whyNotResent === '' && resend(row))} />
      )}
    />
  );
}
