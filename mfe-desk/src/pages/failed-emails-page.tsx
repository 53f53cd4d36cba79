import type { ResponseOf } from '@kaagazz/api-schema';
import { Link } from 'react-router-dom';

import { indianTime } from '../frame/indian-date.ts';
import type { Column } from '../list/list-spec.ts';
import { ResourceList } from '../list/resource-list.tsx';
import { orderPath } from '../paths.ts';

type Row = ResponseOf<'GET /desk/failed-emails'>['data'][number];

const columns: readonly Column<Row>[] = [
  { source: 'kind', label: 'Email', text: ({ kind }) => kind },
  { source: 'to', label: 'To', text: ({ to }) => to },
  { source: 'error', label: 'Problem', wide: true, text: ({ error }) => error },
  {
    source: 'orderId',
    label: 'Order',
    render: ({ orderId }) => orderId !== null && <Link to={orderPath(orderId)}>{orderId}</Link>,
    text: ({ orderId }) => orderId ?? '',
  },
  {
    source: 'failedAt',
    label: 'Failed',
    sortable: true,
    wide: true,
    render: ({ failedAt }) => indianTime(failedAt),
    text: ({ failedAt }) => failedAt,
  },
];

/** Lists emails that could not be sent. An email can be resent from its order's timeline. */
export function FailedEmailsPage() {
  return (
    <ResourceList
      resource="failed-emails"
      title="Failed emails"
      plural="failed emails"
      columns={columns}
      sort={{ field: 'failedAt', order: 'DESC' }}
      nameOf={({ to }) => `the email to ${to}`}
    />
  );
}
