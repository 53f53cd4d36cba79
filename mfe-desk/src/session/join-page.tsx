import type { DeskPerson } from '@kaagazz/api-schema';
import { Button, Divider, ErrorState, FormMessage, Spinner, Stack, Text, tokens } from '@kaagazz/design-system';
import { ROLE_LABELS } from '@kaagazz/domain/desk';
import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';

import { callDesk } from '../api/call-desk.ts';
import { messageOf } from '../api/desk-problem.ts';
import { FieldsForm, useAttempt } from '../form/index.ts';
import { DoorPage } from './door-page.tsx';
import { createPasskey, passkeyProblem } from './passkey.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const explain = passkeyProblem('No passkey was created. Try again, or use an authenticator app.');

export function JoinPage({ onEnter }: { onEnter: (person: DeskPerson) => void }) {
  // The invitation token is in the URL fragment to keep it out of server logs.
  const { hash } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callDesk('POST /desk/join', { body: { token } }),
    retry: false,
    // Each request replaces the authenticator secret, so a refetch would invalidate the QR code
    // that is on the screen.
    staleTime: Infinity,
  });
  const [joined, setJoined] = useState<{ person: DeskPerson; codes: string[] } | null>(null);
  const { problem, attempt } = useAttempt(explain);

  if (joined) {
    const enter = () => {
      onEnter(joined.person);
      void navigate('/', { replace: true });
    };
    return (
      <DoorPage title="Keep these recovery codes">
        <RecoveryCodes codes={joined.codes} />
        <Button data-noprint onClick={enter}>
          I have kept them
        </Button>
      </DoorPage>
    );
  }
  if (invitation.isPending) return <Spinner label="Opening your invitation" />;
  if (invitation.error) {
    return (
      <DoorPage title="This invitation does not work">
        <ErrorState title={messageOf(invitation.error)} onRetry={() => void invitation.refetch()} />
      </DoorPage>
    );
  }

  const { name, email, role, passkeyOptions, authenticator } = invitation.data;
  const withPasskey = async () => {
    const response = await createPasskey(passkeyOptions);
    const { data, recoveryCodes } = await callDesk('POST /desk/join/passkey', { body: { token, name, response } });
    setJoined({ person: data, codes: recoveryCodes });
  };
  return (
    <DoorPage title={`Welcome, ${name}`}>
      <Stack gap={4}>
        <Text>
          You join as {ROLE_LABELS[role].toLowerCase()} with {email}. With a passkey, you sign in with your fingerprint,
          face or screen lock instead of a password.
        </Text>
        <Button size="lg" onClick={() => void attempt(withPasskey)}>
          Create a passkey
        </Button>
        {problem !== '' && <FormMessage tone="error">{problem}</FormMessage>}
        <Divider />
        <AuthenticatorSetup {...authenticator} />
        <FieldsForm
          fields={[{ name: 'totp', label: 'Code of the app', type: 'code', required: true }]}
          submit="Use the authenticator app"
          variant="secondary"
          onSubmit={async ({ totp = '' }) => {
            const body = { token, name, totp };
            const { data, recoveryCodes } = await callDesk('POST /desk/join/authenticator', { body });
            setJoined({ person: data, codes: recoveryCodes });
          }}
        />
      </Stack>
    </DoorPage>
  );
}

const Code = styled.div`
  width: fit-content;
  padding: ${tokens.space(3)};
  background: ${tokens.color.paper};
`;

function AuthenticatorSetup({ secret, uri }: { secret: string; uri: string }) {
  return (
    <>
      <Text>Or scan this QR code with an authenticator app and enter the six digits that the app shows.</Text>
      <Code>
        <QRCodeSVG value={uri} size={168} title="QR code for the authenticator app" bgColor="transparent" />
      </Code>
      <Text size="sm">
        No camera? Type the key <code>{secret}</code>
      </Text>
    </>
  );
}
