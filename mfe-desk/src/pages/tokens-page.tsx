import type { DeskToken } from '@kaagazz/api-schema';
import { Badge, Dialog, Stack, Text } from '@kaagazz/design-system';
import { OPERATOR_SCOPES, OPERATOR_SCOPE_NAMES } from '@kaagazz/domain/desk';
import { useState } from 'react';

import { type FieldSpec, FormButton } from '../form/index.ts';
import { indianTime } from '../frame/indian-date.ts';
import { type Column, ResourceList, timeColumn } from '../list/index.ts';
import { useChange } from '../record/index.ts';

const scopeFields = OPERATOR_SCOPE_NAMES.map((name): FieldSpec => {
  return { name, label: OPERATOR_SCOPES[name], type: 'check' };
});

export function TokensPage() {
  const { change } = useChange();
  const [created, setCreated] = useState('');
  const columns: readonly Column<DeskToken>[] = [
    { source: 'name', label: 'Token', text: ({ name }) => name },
    { source: 'scopes', label: 'Scopes', text: ({ scopes }) => scopes.join(', ') },
    timeColumn('createdAt', 'Created'),
    { ...timeColumn('lastUsedAt', 'Last used', (at) => indianTime(at) || 'Never'), sortable: false },
    {
      source: 'state',
      label: 'State',
      render: (token) =>
        token.revokedAt === null ? (
          <FormButton
            label="Revoke …"
            name={`Revoke … ${token.name}`}
            title={`Revoke “${token.name}”?`}
            intro="Programs that use this token stop working immediately."
            onSubmit={() => change('POST /desk/tokens/:id/revoke', { params: { id: token.id } }, 'Token revoked')}
          />
        ) : (
          <Badge tone="danger">Revoked</Badge>
        ),
      text: ({ revokedAt }) => (revokedAt === null ? 'valid' : 'revoked'),
    },
  ];
  return (
    <>
      <ResourceList
        resource="tokens"
        title="Tokens"
        columns={columns}
        actions={
          <FormButton
            label="New token"
            look="primary"
            intro="A token lets a program use the shop’s API. The audit log shows the token’s name."
            fields={[{ name: 'name', label: 'Name', required: true, hint: 'For example stock sync' }, ...scopeFields]}
            submit="Create the token"
            onSubmit={async ({ name = '', ...checks }) => {
              const scopes = OPERATOR_SCOPE_NAMES.filter((scope) => checks[scope] === 'true');
              setCreated((await change('POST /desk/tokens', { body: { name, scopes } })).token);
            }}
          />
        }
      />
      <Dialog open={created !== ''} title="Copy the token now" onClose={() => setCreated('')}>
        <Stack gap={4}>
          <Text>The token is shown only once. Copy it into the OPERATOR_TOKEN environment variable.</Text>
          <code>{created}</code>
        </Stack>
      </Dialog>
    </>
  );
}
