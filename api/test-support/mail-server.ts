import { SMTPServer } from 'smtp-server';

/** An SMTP server that stores emails and simulates failures. */
export interface TestMailServer {
  port: number;
  /** Received emails with headers, oldest first. */
  taken: string[];
  /** Replies to the next recipients: 450 is temporary, 550 permanent. */
  refuse: number[];
  /** Replies by mailbox. */
  refuseAlways: Map<string, number>;
  /** Accepts this number of emails but disconnects before confirming them. */
  hangUpAfterData: number;
  /** Mailboxes whose emails never get a reply. */
  stuck: Set<string>;
  /** Closes all connections. */
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
  // Ignore clients that disconnect.
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
