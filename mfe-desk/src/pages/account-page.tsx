import { Cluster } from '@kaagazz/design-system';
import { ROLE_LABELS } from '@kaagazz/domain/desk';
import { use, useState } from 'react';

import { callDesk } from '../api/call-desk.ts';
import { FieldsForm } from '../form/index.ts';
import { indianDay, indianTime } from '../frame/indian-date.ts';
import { ActionButton, Column, Loaded, Panel, PlainList, ScreenHead, useChange, useRecord } from '../record/index.ts';
import { createPasskey } from '../session/passkey.ts';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { usePerson } from '../session/session.tsx';
import { SessionContext } from '../session/use-session.ts';

export function AccountPage() {
  const { name, email, role } = usePerson();
  const { leave } = use(SessionContext);
  return (
    <>
      <ScreenHead title={name} note={`${ROLE_LABELS[role]} · ${email}`}>
        <ActionButton label="Sign out" action={() => leave()} />
      </ScreenHead>
      <Column>
        <SignInMethods />
        <Sessions />
      </Column>
    </>
  );
}

function SignInMethods() {
  const query = useRecord(['sign-in-methods'], 'GET /desk/sign-in-methods', {});
  const { change } = useChange();
  const [codes, setCodes] = useState<string[]>([]);

  const addPasskey = async (passkeyName: string) => {
    const { options } = await callDesk('POST /desk/sign-in-methods/passkeys/options', {});
    const response = await createPasskey(options);
    await change('POST /desk/sign-in-methods/passkeys', { body: { response, name: passkeyName } }, 'Passkey added');
  };
  const renewCodes = async () => {
    const { recoveryCodes } = await change('POST /desk/sign-in-methods/recovery-codes', {});
    setCodes(recoveryCodes);
  };

  return (
    <Panel title="Signing in">
      <Loaded query={query} label="sign-in methods">
        {({ data: { passkeys, hasAuthenticator, recoveryCodesLeft } }) => (
          <>
            <PlainList>
              {passkeys.map(({ id, name, createdAt }) => (
                <Cluster as="li" key={id}>
                  <span>
                    Passkey {name}, since {indianDay(createdAt)}
                  </span>
                  <ActionButton
                    label="Remove"
                    name={`Remove the passkey ${name}`}
                    look="quiet"
                    action={() =>
                      change('DELETE /desk/sign-in-methods/passkeys/:id', { params: { id } }, 'Passkey removed')
                    }
                  />
                </Cluster>
              ))}
              <li>Authenticator app: {hasAuthenticator ? 'set up' : 'not set up'}</li>
              <Cluster as="li">
                <span>{recoveryCodesLeft} recovery codes left</span>
                <ActionButton label="Make new ones" look="quiet" action={() => renewCodes()} />
              </Cluster>
            </PlainList>
            {codes.length > 0 && <RecoveryCodes codes={codes} />}
            <FieldsForm
              key={passkeys.length}
              fields={[{ name: 'name', label: 'Name of a new passkey', hint: 'For example: my phone', required: true }]}
              submit="Add a passkey"
              onSubmit={({ name = '' }) => addPasskey(name)}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Sessions() {
  const query = useRecord(['sessions'], 'GET /desk/sessions', {});
  const { change } = useChange();
  return (
    <Panel title="Where you are signed in">
      <Loaded query={query} label="sessions">
        {({ data }) => (
          <PlainList>
            {data.map(({ id, device, lastUsedAt, isCurrent }) => (
              <Cluster as="li" key={id}>
                <span>
                  {device}, {isCurrent ? 'this one' : `last used ${indianTime(lastUsedAt)}`}
                </span>
                {!isCurrent && (
                  <ActionButton
                    label="End"
                    name={`End the session on ${device}`}
                    look="quiet"
                    action={() => change('DELETE /desk/sessions/:id', { params: { id } }, 'Session ended')}
                  />
                )}
              </Cluster>
            ))}
          </PlainList>
        )}
      </Loaded>
    </Panel>
  );
}
