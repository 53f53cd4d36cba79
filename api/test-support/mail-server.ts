import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it takes, and behaves as badly as a test wants. */
export interface TestMailServer {
  port: number;
  /** the mails that came in whole, headers and all, in the order of their coming */
  taken: string[];
  /** its replies to the next recipients, whoever they are: 450 for not now, 550 for never */
  refuse: number[];
  /** its replies to a mailbox, each time */
  refuseAlways: Map<string, number>;
  /** takes the next so many mails and hangs up without saying so */
  hangUpAfterData: number;
  /** mailboxes whose mails it never comes to an end with */
  stuck: Set<string>;
  /** ends all connections */
  hangUp(): void;
  close(): Promise<void>;
}

/** @param port 0 takes a free one */
export async function openTestMailServer(port = 0): Promise<TestMailServer> {
  const mails: TestMailServer = {
    port,
    taken: [],
    refuse: [],
    refuseAlways: new Map(),
    hangUpAfterData: 0,
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
        if (mails.hangUpAfterData === 0) return callback();
        mails.hangUpAfterData -= 1;
        for (const connection of server.connections) if (connection.session.id === session.id) connection.close();
      });
    },
  });
  // A client that hangs up is no failure of this server's.
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
