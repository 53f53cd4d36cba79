import { Text, tokens } from '@kaagazz/design-system';
import { QRCodeSVG } from 'qrcode.react';
import styled from 'styled-components';

const Code = styled.div`
  width: fit-content;
  padding: ${tokens.space(3)};
  background: ${tokens.color.paper};
`;

export function AuthenticatorSetup({ secret, uri }: { secret: string; uri: string }) {
  return (
    <>
      <Text>Or scan this code with an authenticator app, and enter the code it shows.</Text>
      <Code>
        <QRCodeSVG value={uri} size={168} title="QR code for the authenticator app" bgColor="transparent" />
      </Code>
      <Text size="sm">
        No camera? Type the key <code>{secret}</code>
      </Text>
    </>
  );
}
