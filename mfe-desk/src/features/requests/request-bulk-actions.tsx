import type { DeskRequest } from '@kaagazz/api-schema';

import { callDesk } from '../../api/call-desk.ts';
import { FormButton } from '../../form/index.ts';
import { ActionButton, type RowChange, useRecord } from '../../record/index.ts';

interface RequestBulkActionsProps {
  /** Id of any selected request. Its record includes the people who can own requests. */
  id: string;
  each: (call: RowChange<Pick<DeskRequest, 'id' | 'version'>>) => Promise<void>;
}

export function RequestBulkActions({ id: first, each }: RequestBulkActionsProps) {
  const { data } = useRecord(['requests', first], 'GET /desk/requests/:id', { params: { id: first } });
  const owners = data?.data.owners ?? [];
  const change = (fields: { state?: DeskRequest['state']; ownerId?: string }) =>
    each(({ id, version }) => callDesk('PATCH /desk/requests/:id', { params: { id }, body: { version, ...fields } }));
  return (
    <>
      <FormButton
        label="Assign …"
        title="Assign the selected requests"
        fields={[
          {
            name: 'ownerId',
            label: 'Owner',
            type: 'select',
            required: true,
            options: owners.map((owner) => ({ value: owner.id, label: owner.name })),
          },
        ]}
        onSubmit={({ ownerId = '' }) => change({ ownerId })}
      />
      <ActionButton label="Close" action={() => change({ state: 'closed' })} />
      <ActionButton label="Reopen" action={() => change({ state: 'waiting' })} />
    </>
  );
}
