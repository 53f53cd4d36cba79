import { Badge, Button, Cluster, Heading } from '@kaagazz/design-system';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { KINDS, REQUEST_STATES } from '../features/requests/request-words.ts';
import { FieldsForm } from '../form/fields-form.tsx';
import { indianTime } from '../frame/indian-date.ts';
import { ListHead } from '../list/list.styles.ts';
import { paths } from '../paths.ts';
import { Loaded } from '../record/loaded.tsx';
import { Back, Column, Facts, Panel, PlainList, Quiet, TwoColumns } from '../record/record.styles.ts';
import { useChange, useRecord } from '../record/use-record.ts';
import { usePerson } from '../session/session.tsx';

/** The page for a request, with the emails sent in reply. */
export function RequestPage() {
  const { id = '' } = useParams();
  const { id: personId } = usePerson();
  const params = { id };
  const query = useRecord(['requests', id], 'GET /desk/requests/:id', { params });
  const { change, attempt } = useChange();
  const [key, setKey] = useState(() => crypto.randomUUID());

  return (
    <Loaded query={query} label="the request">
      {({ data: request }) => {
        const { version, name, email, phone, subject, kind, state, owner, details, messages, createdAt } = request;
        const patch = (fields: { state?: typeof state; ownerId?: string }) =>
          attempt(change('PATCH /desk/requests/:id', { params, body: { version, ...fields } }, 'Saved'));
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
                  {KINDS[kind]} of {name}, {indianTime(createdAt)}
                </Quiet>
              </div>
              <Badge tone={state === 'waiting' ? 'marigold' : 'leaf'}>{REQUEST_STATES[state]}</Badge>
            </ListHead>
            <TwoColumns>
              <Panel>
                <Heading level={2} size="md">
                  Conversation
                </Heading>
                <PlainList>
                  {messages.map(({ id: message, at, who, text }) => (
                    <li key={message}>
                      <Quiet>
                        {who}, {indianTime(at)}
                      </Quiet>
                      {text}
                    </li>
                  ))}
                </PlainList>
                <FieldsForm
                  key={messages.length}
                  fields={[
                    { name: 'subject', label: 'Subject', required: true },
                    { name: 'text', label: 'Reply', type: 'area', required: true },
                  ]}
                  initial={{ subject: `Your request: ${subject}` }}
                  submit="Send the reply"
                  draft={`reply/${id}`}
                  onSubmit={async (values) => {
                    const body = { key, subject: values.subject ?? '', text: values.text ?? '' };
                    await change('POST /desk/requests/:id/reply', { params, body }, `Sent to ${email}`);
                    setKey(crypto.randomUUID());
                  }}
                />
              </Panel>
              <Column>
                <Panel>
                  <Heading level={2} size="md">
                    Details
                  </Heading>
                  <Facts>
                    <dt>Email</dt>
                    <dd>
                      <a href={`mailto:${email}`}>{email}</a>
                    </dd>
                    <dt>Phone</dt>
                    <dd>
                      <a href={`tel:${phone}`}>{phone}</a>
                    </dd>
                    {details.map(({ label, value }) => (
                      <DetailRow key={label} label={label} value={value} />
                    ))}
                    <dt>Owner</dt>
                    <dd>{owner?.name ?? 'Nobody'}</dd>
                  </Facts>
                  <Cluster>
                    {owner?.id !== personId && (
                      <Button variant="secondary" onClick={() => void patch({ ownerId: personId })}>
                        I take it
                      </Button>
                    )}
                    <Button
                      variant="secondary"
                      onClick={() => void patch({ state: state === 'closed' ? 'waiting' : 'closed' })}
                    >
                      {state === 'closed' ? 'Open again' : 'Close'}
                    </Button>
                  </Cluster>
                </Panel>
              </Column>
            </TwoColumns>
          </>
        );
      }}
    </Loaded>
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
