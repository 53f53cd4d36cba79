import type { StaffMember } from '@kaagazz/api-schema';
import { Badge, Button, Cluster } from '@kaagazz/design-system';
import { ROLE_LABELS, STAFF_ROLES } from '@kaagazz/domain/desk';
import type { StaffRole } from '@kaagazz/domain/desk';
import { useState } from 'react';

import type { FieldSpec } from '../form/fields.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import type { Column } from '../list/list-spec.ts';
import { ResourceList } from '../list/resource-list.tsx';
import { timeColumn } from '../list/time-column.ts';
import { ActionButton } from '../record/action-button.tsx';
import { useChange } from '../record/use-record.ts';

const ROLE: FieldSpec = {
  name: 'role',
  label: 'Role',
  type: 'select',
  required: true,
  options: STAFF_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
};

const STATES = { invited: 'Invited', active: 'Active', removed: 'Removed' } as const;

function roleOf(value: string): StaffRole {
  const role = STAFF_ROLES.find((one) => one === value);
  if (!role) throw new Error(`there is no role ${value}`);
  return role;
}

/** Lists the staff. People can be invited and removed here, and their roles changed. */
export function PeoplePage() {
  const { change } = useChange();
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<StaffMember | null>(null);
  const [removing, setRemoving] = useState<StaffMember | null>(null);

  const columns: readonly Column<StaffMember>[] = [
    { source: 'name', label: 'Name', sortable: true, text: ({ name }) => name, note: ({ email }) => email },
    { source: 'role', label: 'Role', sortable: true, text: ({ role }) => ROLE_LABELS[role] },
    {
      source: 'state',
      label: 'State',
      wide: true,
      render: ({ state }) => <Badge tone={state === 'active' ? 'leaf' : 'marigold'}>{STATES[state]}</Badge>,
      text: ({ state }) => STATES[state],
    },
    timeColumn('lastSeenAt', 'Last seen'),
    {
      source: 'actions',
      label: 'Actions',
      render: (person) =>
        person.state !== 'removed' && (
          <Cluster gap={1}>
            <Button
              variant="quiet"
              aria-label={`Change the role of ${person.name}`}
              onClick={() => setChanging(person)}
            >
              Role
            </Button>
            {person.state === 'invited' && (
              <ActionButton
                variant="quiet"
                aria-label={`Invite again: ${person.name}`}
                action={() =>
                  change('POST /desk/staff/:id/invite', { params: { id: person.id } }, 'Invitation sent again')
                }
              >
                Invite again
              </ActionButton>
            )}
            <Button variant="quiet" aria-label={`Remove ${person.name}`} onClick={() => setRemoving(person)}>
              Remove
            </Button>
          </Cluster>
        ),
    },
  ];

  return (
    <>
      <ResourceList
        resource="staff"
        title="People"
        plural="people"
        search="Name or email"
        columns={columns}
        views={[
          { name: 'Active', filter: { state: 'active' } },
          { name: 'Invited', filter: { state: 'invited' } },
        ]}
        sort={{ field: 'createdAt', order: 'DESC' }}
        nameOf={({ name }) => name}
        actions={<Button onClick={() => setInviting(true)}>Invite somebody</Button>}
      />
      <FormDialog
        open={isInviting}
        title="Invite somebody"
        onClose={() => setInviting(false)}
        fields={[
          { name: 'name', label: 'Name', required: true },
          { name: 'email', label: 'Email', type: 'email', required: true },
          ROLE,
        ]}
        submit="Send the invitation"
        onSubmit={({ name = '', email = '', role = '' }) =>
          change('POST /desk/staff', { body: { name, email, role: roleOf(role) } }, `Invitation sent to ${email}`)
        }
      />
      {changing && (
        <FormDialog
          open
          title={`Role of ${changing.name}`}
          onClose={() => setChanging(null)}
          fields={[ROLE]}
          initial={{ role: changing.role }}
          submit="Change the role"
          onSubmit={({ role = '' }) => {
            const { id, version } = changing;
            return change(
              'PATCH /desk/staff/:id',
              { params: { id }, body: { version, role: roleOf(role) } },
              'Role changed',
            );
          }}
        />
      )}
      {removing && (
        <FormDialog
          open
          title={`Remove ${removing.name}?`}
          intro={<p>All their sessions end and their passkeys stop working immediately.</p>}
          onClose={() => setRemoving(null)}
          submit="Remove"
          variant="danger"
          onSubmit={() =>
            change('POST /desk/staff/:id/remove', { params: { id: removing.id } }, `${removing.name} is removed`)
          }
        />
      )}
    </>
  );
}
