import type { DeskRequest } from '@kaagazz/api-schema';

import { RequestBulkActions } from '../features/requests/request-bulk-actions.tsx';
import { KINDS, REQUEST_STATES } from '../features/requests/request-words.ts';
import { type Column, optionsOf, ResourceList, stateColumn, timeColumn, viewsOf } from '../list/index.ts';
import { requestPath } from '../paths.ts';

type Row = Omit<DeskRequest, 'details' | 'messages'>;

const columns: readonly Column<Row>[] = [
  { source: 'name', label: 'From', sortable: true, text: ({ name }) => name },
  { source: 'subject', label: 'About', text: ({ subject }) => subject },
  { source: 'kind', label: 'Kind', sortable: true, wide: true, text: ({ kind }) => KINDS[kind] },
  { ...stateColumn(REQUEST_STATES, 'answered', 'closed'), sortable: true },
  { source: 'owner', label: 'Owner', wide: true, text: ({ owner }) => owner?.name ?? '' },
  timeColumn('createdAt', 'Received'),
];

export function RequestsPage() {
  return (
    <ResourceList
      resource="requests"
      title="Requests"
      search="Name, email or subject"
      columns={columns}
      filters={[{ source: 'kind', label: 'Kind', options: optionsOf(KINDS) }]}
      views={viewsOf('state', REQUEST_STATES)}
      pathOf={({ id }) => requestPath(id)}
      nameOf={({ name }) => name}
      bulk={([id = ''], _done, each) => <RequestBulkActions id={id} each={each} />}
    />
  );
}
