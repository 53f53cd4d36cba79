import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

const MAXIMUM_MAIL_BYTES = 1024 * 1024;
const MAXIMUM_RECIPIENTS = 50;

const REFUSED = '@refused.example';

export async function startSmtpServer(
  port: number,
  mailbox: Mailbox,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAXIMUM_MAIL_BYTES,
    closeTimeout: 2_000,
    logger: false,
    onRcptTo({ address }, session, callback) {
      if (address.endsWith(REFUSED)) callback(new Error('there is no such mailbox'));
      else callback(session.envelope.rcptTo.length < MAXIMUM_RECIPIENTS ? null : new Error('too many recipients'));
    },
    onData(stream, session, callback) {
      buffer(stream)
        .then(async (source) => {
          if (stream.sizeExceeded) throw new Error('mail is too large');
          const mail = await PostalMime.parse(source);
          mailbox.receive({
            to: session.envelope.rcptTo.map((recipient) => recipient.address).join(', '),
            subject: mail.subject ?? '',
            text: (mail.text ?? '').trimEnd(),
            sentAt: new Date().toISOString(),
            messageId: mail.messageId ?? '',
          });
        })
        .then(
          () => callback(),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  const listener = await new Promise<ReturnType<typeof server.listen>>((resolve, reject) => {
    server.once('error', reject);
    const opening = server.listen(port, '127.0.0.1', () => resolve(opening));
  });
  server.removeAllListeners('error');
  // Without this handler, a client that disconnects would crash the process.
  server.on('error', () => undefined);

  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
