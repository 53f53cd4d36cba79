import type { DeskRequest } from '@kaagazz/api-schema';

import { callDesk } from '../api/call-desk.ts';
import { KINDS, REQUEST_STATES } from '../features/requests/request-words.ts';
import { FormButton } from '../form/index.ts';
import { type Column, optionsOf, ResourceList, stateColumn, timeColumn, viewsOf } from '../list/index.ts';
import { requestPath } from '../paths.ts';
import { ActionButton, type RowChange, useRecord } from '../record/index.ts';

const columns: readonly Column<Omit<DeskRequest, 'details' | 'messages'>>[] = [
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

interface RequestBulkActionsProps {
  id: string;
  each: (call: RowChange<Pick<DeskRequest, 'id' | 'version'>>) => Promise<void>;
}

function RequestBulkActions({ id: first, each }: RequestBulkActionsProps) {
  const { data } = useRecord(['requests', first], 'GET /desk/requests/:id', { params: { id: first } });
  const options = (data?.data.owners ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const change = (fields: { state?: DeskRequest['state']; ownerId?: string }) =>
    each(({ id, version }) => callDesk('PATCH /desk/requests/:id', { params: { id }, body: { version, ...fields } }));
  return (
    <>
      <FormButton
        label="Assign …"
        title="Assign the selected requests"
        fields={[{ name: 'ownerId', label: 'Owner', type: 'select', required: true, options }]}
        onSubmit={({ ownerId = '' }) => change({ ownerId })}
      />
      <ActionButton label="Close" action={() => change({ state: 'closed' })} />
      <ActionButton label="Reopen" action={() => change({ state: 'waiting' })} />
    </>
  );
}
