import type { DeskRequest } from '@kaagazz/api-schema';
import { Badge, Cluster, Heading, SelectField, Stack } from '@kaagazz/design-system';
import { Link, useParams } from 'react-router-dom';

import { callDesk } from '../api/call-desk.ts';
import { Conversation } from '../features/requests/conversation.tsx';
import { KINDS, REQUEST_STATES } from '../features/requests/request-words.ts';
import { indianTime } from '../frame/indian-date.ts';
import { ListHead } from '../list/list.styles.ts';
import { saveFile } from '../list/save-file.ts';
import { paths } from '../paths.ts';
import { ActionButton } from '../record/action-button.tsx';
import { Loaded } from '../record/loaded.tsx';
import { Back, Column, Facts, Panel, Quiet, TwoColumns } from '../record/record.styles.ts';
import { useChange, useRecord } from '../record/use-record.ts';
import { usePerson } from '../session/session.tsx';

/** A request with its owner, state and replies by email. */
export function RequestPage() {
  const { id = '' } = useParams();
  const query = useRecord(['requests', id], 'GET /desk/requests/:id', { params: { id } });
  return (
    <Loaded query={query} label="the request">
      {({ data: request }) => {
        const { name, subject, kind, state, createdAt } = request;
        return (
          <>
            <Back>
              <Link to={paths.requests}>All requests</Link>
            </Back>
            <ListHead>
              <div>
                <Heading level={1} size="xl">
                  {subject}
                </Heading>
                <Quiet>
                  {KINDS[kind]}, from {name}, {indianTime(createdAt)}
                </Quiet>
              </div>
              <Badge tone={state === 'waiting' ? 'marigold' : 'leaf'}>{REQUEST_STATES[state]}</Badge>
            </ListHead>
            <TwoColumns>
              <Conversation request={request} />
              <Column>
                <RequestFacts request={request} />
              </Column>
            </TwoColumns>
          </>
        );
      }}
    </Loaded>
  );
}

function RequestFacts({ request }: { request: DeskRequest }) {
  const { id, version, email, phone, details, file, owner, owners, state } = request;
  const { id: personId } = usePerson();
  const { change, attempt } = useChange();
  const params = { id };
  const patch = (fields: { state?: typeof state; ownerId?: string | null }) =>
    change('PATCH /desk/requests/:id', { params, body: { version, ...fields } }, 'Saved');
  const download = async (name: string) =>
    saveFile(name, await callDesk('GET /desk/requests/:id/file', { params, answer: 'file' }));

  return (
    <Panel>
      <Heading level={2} size="md">
        Details
      </Heading>
      <Stack gap={4}>
        <Facts>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          {phone !== '' && (
            <>
              <dt>Phone</dt>
              <dd>
                <a href={`tel:${phone}`}>{phone}</a>
              </dd>
            </>
          )}
          {details.map(({ label, value }) => (
            <DetailRow key={label} label={label} value={value} />
          ))}
        </Facts>
        {file !== null && (
          <Cluster>
            <ActionButton variant="secondary" action={() => download(file)}>
              Download {file}
            </ActionButton>
          </Cluster>
        )}
        <SelectField
          label="Owner"
          placeholder="Nobody"
          options={owners.map((one) => ({ value: one.id, label: one.name }))}
          value={owner?.id ?? ''}
          onChange={({ target }) => void attempt(patch({ ownerId: target.value || null }))}
        />
        <Cluster>
          {owner?.id !== personId && (
            <ActionButton variant="secondary" action={() => patch({ ownerId: personId })}>
              Assign to me
            </ActionButton>
          )}
          <ActionButton variant="secondary" action={() => patch({ state: state === 'closed' ? 'waiting' : 'closed' })}>
            {state === 'closed' ? 'Reopen' : 'Close'}
          </ActionButton>
        </Cluster>
      </Stack>
    </Panel>
  );
}

function DetailRow({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
