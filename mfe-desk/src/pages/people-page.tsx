import type { StaffMember } from '@kaagazz/api-schema';
import { Cluster } from '@kaagazz/design-system';
import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from '@kaagazz/domain/desk';

import { type FieldSpec, FormButton } from '../form/index.ts';
import { type Column, optionsOf, ResourceList, stateColumn, timeColumn, viewsOf } from '../list/index.ts';
import { ActionButton, useChange } from '../record/index.ts';

const ROLE: FieldSpec = {
  name: 'role',
  label: 'Role',
  type: 'select',
  required: true,
  options: optionsOf(ROLE_LABELS),
};

const STATES = { invited: 'Invited', active: 'Active', removed: 'Removed' } as const;

function roleOf(value: string): StaffRole {
  const role = STAFF_ROLES.find((one) => one === value);
  if (!role) throw new Error(`there is no role ${value}`);
  return role;
}

export function PeoplePage() {
  const { change } = useChange();

  const columns: readonly Column<StaffMember>[] = [
    { source: 'name', label: 'Name', sortable: true, text: ({ name }) => name, note: ({ email }) => email },
    { source: 'role', label: 'Role', sortable: true, text: ({ role }) => ROLE_LABELS[role] },
    { ...stateColumn(STATES, 'active'), wide: true },
    timeColumn('lastSeenAt', 'Last seen'),
    {
      source: 'actions',
      label: 'Actions',
      render: (person) =>
        person.state !== 'removed' && (
          <Cluster gap={1}>
            <FormButton
              look="quiet"
              label="Role"
              name={`Change the role of ${person.name}`}
              title={`Role of ${person.name}`}
              record={person}
              fields={[ROLE]}
              submit="Change the role"
              onSubmit={({ role = '' }, version) =>
                change('PATCH /desk/staff/:id', { params: { id: person.id }, body: { version, role: roleOf(role) } })
              }
            />
            {person.state === 'invited' && (
              <ActionButton
                label="Invite again"
                name={`Invite again: ${person.name}`}
                look="quiet"
                action={() => change('POST /desk/staff/:id/invite', { params: { id: person.id } }, 'Invitation resent')}
              />
            )}
            <FormButton
              label="Remove"
              name={`Remove ${person.name}`}
              look="quiet"
              title={`Remove ${person.name}?`}
              intro={`${person.name} is signed out immediately and can’t sign in again.`}
              onSubmit={() =>
                change('POST /desk/staff/:id/remove', { params: { id: person.id } }, `${person.name} is removed`)
              }
            />
          </Cluster>
        ),
    },
  ];

  return (
    <ResourceList
      resource="staff"
      title="People"
      search="Name or email"
      columns={columns}
      views={viewsOf('state', { active: STATES.active, invited: STATES.invited })}
      actions={
        <FormButton
          label="Invite somebody"
          look="primary"
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
      }
    />
  );
}
