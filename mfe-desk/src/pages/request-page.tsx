import type { DeskRequest } from '@kaagazz/api-schema';
import { Badge, Cluster, SelectField } from '@kaagazz/design-system';

import { callDesk } from '../api/call-desk.ts';
import { Conversation } from '../features/requests/conversation.tsx';
import { KINDS, REQUEST_STATES } from '../features/requests/request-words.ts';
import { indianTime } from '../frame/indian-date.ts';
import { saveFile } from '../list/index.ts';
import { paths } from '../paths.ts';
import { ActionButton, Fact, FactList, Panel, recordScreen, ScreenHead, useChange } from '../record/index.ts';
import { Column, Facts, TwoColumns } from '../record/record.styles.ts';
import { usePerson } from '../session/session.tsx';

const load = (params: { id: string }) => callDesk('GET /desk/requests/:id', { params });

export const RequestPage = recordScreen('requests', 'the request', load, RequestContent);

function RequestContent({ record: request }: { record: DeskRequest }) {
  const { name, subject, kind, state, createdAt } = request;
  return (
    <>
      <ScreenHead
        title={subject}
        back={{ to: paths.requests, label: 'Back to requests' }}
        note={`${KINDS[kind]}, from ${name}, ${indianTime(createdAt)}`}
      >
        <Badge tone={state === 'waiting' ? 'marigold' : 'leaf'}>{REQUEST_STATES[state]}</Badge>
      </ScreenHead>
      <TwoColumns>
        <Conversation request={request} />
        <Column>
          <RequestFacts request={request} />
        </Column>
      </TwoColumns>
    </>
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
    <Panel title="Details">
      <Facts>
        <Fact label="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        {phone !== '' && (
          <Fact label="Phone">
            <a href={`tel:${phone}`}>{phone}</a>
          </Fact>
        )}
        <FactList facts={details} />
      </Facts>
      {file !== null && (
        <Cluster>
          <ActionButton label={`Download ${file}`} action={() => download(file)} />
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
        {owner?.id !== personId && <ActionButton label="Assign to me" action={() => patch({ ownerId: personId })} />}
        <ActionButton
          label={state === 'closed' ? 'Reopen' : 'Close'}
          action={() => patch({ state: state === 'closed' ? 'waiting' : 'closed' })}
        />
      </Cluster>
    </Panel>
  );
}
