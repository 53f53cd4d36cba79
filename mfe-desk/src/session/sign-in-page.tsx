import type { DeskPerson } from '@kaagazz/api-schema';
import { Button, Divider, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { useState } from 'react';

import { callDesk } from '../api/call-desk.ts';
import { FieldsForm, useAttempt } from '../form/index.ts';
import { passkeyProblem, requestPasskey } from './passkey.ts';
import { DoorPage } from './door-page.tsx';

const explain = passkeyProblem('The passkey could not be used. Try again, or sign in by email.');

type Step = { step: 'start' } | { step: 'code'; email: string; recovery: boolean };

export function SignInPage({ onEnter }: { onEnter: (person: DeskPerson) => void }) {
  const [state, setState] = useState<Step>({ step: 'start' });
  const { busy, problem, attempt } = useAttempt(explain);

  const withPasskey = async () => {
    const { options } = await callDesk('POST /desk/session/passkey/options', {});
    const body = { response: await requestPasskey(options) };
    onEnter((await callDesk('POST /desk/session/passkey', { body })).data);
  };

  if (state.step === 'code') {
    const { email, recovery } = state;
    const second = recovery
      ? ({ name: 'recoveryCode', label: 'Recovery code', required: true } as const)
      : ({ name: 'totp', label: 'Code of your authenticator app', type: 'code', required: true } as const);
    return (
      <DoorPage title="Enter both codes">
        <Text>If {email} works at the desk, a code is on its way.</Text>
        <FieldsForm
          key={second.name}
          fields={[{ name: 'code', label: 'Code from the email', type: 'code', required: true }, second]}
          submit="Sign in"
          onSubmit={async ({ code = '', totp, recoveryCode }) => {
            const proof = recovery ? { recoveryCode } : { totp };
            onEnter((await callDesk('POST /desk/session/code/verify', { body: { email, code, ...proof } })).data);
          }}
        />
        <Button variant="quiet" onClick={() => setState({ ...state, recovery: !recovery })}>
          {recovery ? 'Use your authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" onClick={() => setState({ step: 'start' })}>
          Start again
        </Button>
      </DoorPage>
    );
  }

  return (
    <DoorPage title="Good to see you">
      <Stack gap={4}>
        <Button size="lg" busy={busy} onClick={() => void attempt(withPasskey)}>
          Sign in with a passkey
        </Button>
        {problem !== '' && <FormMessage tone="error">{problem}</FormMessage>}
        <Divider />
        <FieldsForm
          fields={[
            { name: 'email', label: 'Or with your work email', type: 'email', required: true, autoComplete: 'email' },
          ]}
          submit="Email me a code"
          variant="secondary"
          onSubmit={async ({ email = '' }) => {
            await callDesk('POST /desk/session/code', { body: { email } });
            setState({ step: 'code', email, recovery: false });
          }}
        />
      </Stack>
    </DoorPage>
  );
}
