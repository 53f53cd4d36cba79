import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  port: number;
  taken: string[];
  refuse: number[];
  /** SMTP error code for each recipient whose emails the server always rejects. */
  refuseAlways: Map<string, number>;
  hangUpAfterData: number;
  isSilent: boolean;
  /** The server hangs when it receives an email for one of these recipients. */
  stuck: Set<string>;
  hangUp(): void;
  close(): Promise<void>;
}

export async function openTestMailServer(port = 0): Promise<TestMailServer> {
  const mails: TestMailServer = {
    port,
    taken: [],
    refuse: [],
    refuseAlways: new Map(),
    hangUpAfterData: 0,
    isSilent: false,
    stuck: new Set(),
    hangUp: () => server.connections.forEach((connection) => connection.close()),
    close: () => new Promise((closed) => server.close(closed)),
  };
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const responseCode = mails.refuseAlways.get(address) ?? mails.refuse.shift();
      callback(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null);
    },
    onData(stream, session, callback) {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        if (session.envelope.rcptTo.some(({ address }) => mails.stuck.has(address))) return;
        mails.taken.push(content);
        if (mails.isSilent) return;
        if (mails.hangUpAfterData === 0) return callback();
        mails.hangUpAfterData -= 1;
        for (const connection of server.connections) if (connection.session.id === session.id) connection.close();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    const listening = server.listen(port, '127.0.0.1', () => {
      const address = listening.address();
      mails.port = typeof address === 'object' && address ? address.port : 0;
      resolve();
    });
  });
  return mails;
}
