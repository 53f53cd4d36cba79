import type { DeskRequest } from '@kaagazz/api-schema';
import { Badge } from '@kaagazz/design-system';

import { KINDS, REQUEST_STATES } from '../features/requests/request-words.ts';
import { type Column, ResourceList, timeColumn } from '../list/index.ts';
import { requestPath } from '../paths.ts';

type Row = Omit<DeskRequest, 'details' | 'messages'>;

const columns: readonly Column<Row>[] = [
  { source: 'name', label: 'From', sortable: true, text: ({ name }) => name },
  { source: 'subject', label: 'About', text: ({ subject }) => subject },
  { source: 'kind', label: 'Kind', sortable: true, wide: true, text: ({ kind }) => KINDS[kind] },
  {
    source: 'state',
    label: 'State',
    sortable: true,
    render: ({ state }) => <Badge tone={state === 'waiting' ? 'marigold' : 'leaf'}>{REQUEST_STATES[state]}</Badge>,
    text: ({ state }) => REQUEST_STATES[state],
  },
  { source: 'owner', label: 'Owner', wide: true, text: ({ owner }) => owner?.name ?? '' },
  timeColumn('createdAt', 'Received'),
];

/** List of bulk, partner and price requests. */
export function RequestsPage() {
  return (
    <ResourceList
      resource="requests"
      title="Requests"
      search="Name, email or subject"
      columns={columns}
      filters={[
        { source: 'kind', label: 'Kind', options: Object.entries(KINDS).map(([value, label]) => ({ value, label })) },
      ]}
      views={[
        { name: 'Waiting', filter: { state: 'waiting' } },
        { name: 'Answered', filter: { state: 'answered' } },
        { name: 'Closed', filter: { state: 'closed' } },
      ]}
      pathOf={({ id }) => requestPath(id)}
    />
  );
}
