import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Side = 'client' | 'server';
type Mode = 'pass' | 'hang';

interface Trigger {
  from: Side;
  text: string;
  after?: string | undefined;
  onTriggered(): void;
}

interface Connection {
  reset(): void;
  armed: Set<Trigger>;
  statements: Map<string, string>;
}

/** PostgreSQL's Parse message: `P`, four length bytes, the statement's name and its text. */
const PREPARE_STATEMENT = /P[^]{4}([^\0]+)\0([^\0]*)\0/g;

function clientSends(text: string, bytes: Buffer, statements: ReadonlyMap<string, string>): boolean {
  const isExecuted = (name: string) => bytes.includes(`\0${name}\0`);
  return bytes.includes(text) || [...statements].some(([name, sql]) => sql.includes(text) && isExecuted(name));
}

export interface TcpProxy {
  port: number;
  pass(): Promise<void>;
  refuse(): Promise<void>;
  rejectWith(text: string): void;
  hang(): void;
  /** Delays all data from clients. 0 turns the delay off. */
  delay(milliseconds: number): void;
  cut(): void;
  cutBefore(clientText: string): Promise<void>;
  loseReply(serverText: string, after?: string): Promise<void>;
  connections(): number;
  close(): Promise<void>;
}

export async function openTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<{ client: net.Socket; server: net.Socket }>();
  let mode: Mode = 'pass';
  let rejection: string | undefined;
  let delayMs = 0;
  let triggers: Trigger[] = [];

  function take(client: net.Socket): void {
    if (rejection !== undefined) {
      client.on('error', () => client.destroy()).end(rejection);
      return;
    }
    const server = net.connect(target, '127.0.0.1');
    const pair = { client, server };
    pairs.add(pair);
    const reset = () => {
      pairs.delete(pair);
      client.resetAndDestroy();
      server.resetAndDestroy();
    };
    const connection = { reset, armed: new Set<Trigger>(), statements: new Map<string, string>() };
    link(client, server, 'client', connection);
    link(server, client, 'server', connection);
    if (mode === 'hang') [client, server].forEach((socket) => socket.pause());
  }

  function link(from: net.Socket, to: net.Socket, side: Side, { reset, armed, statements }: Connection): void {
    let passed = Promise.resolve();
    from.setNoDelay(true);
    from.on('data', (bytes) => {
      if (side === 'client') {
        for (const [, name = '', text = ''] of bytes.toString('latin1').matchAll(PREPARE_STATEMENT))
          statements.set(name, text);
        for (const each of triggers) if (each.after && clientSends(each.after, bytes, statements)) armed.add(each);
      }
      const matches = ({ text }: Trigger) =>
        side === 'client' ? clientSends(text, bytes, statements) : bytes.includes(text);
      const trigger = triggers.find((each) => each.from === side && matches(each) && (!each.after || armed.has(each)));
      if (trigger) {
        triggers = triggers.filter((other) => other !== trigger);
        reset();
        trigger.onTriggered();
        return;
      }
      const delay = side === 'client' ? delayMs : 0;
      passed = passed.then(async () => {
        if (delay > 0) await wait(delay);
        if (!to.destroyed && !to.write(bytes)) {
          from.pause();
          to.once('drain', () => mode === 'pass' && from.resume());
        }
      });
    });
    from.on('end', () => void passed.then(() => to.end()));
    from.on('error', reset);
    from.on('close', () => {
      for (const pair of pairs) if (pair.client === from || pair.server === from) pairs.delete(pair);
      void passed.then(() => to.destroy());
    });
  }

  function eachSocket(act: (socket: net.Socket) => void): void {
    for (const { client, server } of pairs) [client, server].forEach(act);
  }

  function addTrigger(from: Side, text: string, after?: string): Promise<void> {
    return new Promise((onTriggered) => triggers.push({ from, text, after, onTriggered }));
  }

  let listener = net.createServer(take);
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      listener.once('error', reject);
      listener.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = listener.address() as net.AddressInfo;

  const cut = () => {
    eachSocket((socket) => socket.resetAndDestroy());
    pairs.clear();
  };
  const refuse = async () => {
    const closed = listener.listening ? new Promise((resolve) => listener.close(resolve)) : undefined;
    cut();
    await closed;
  };

  return {
    port,
    refuse,
    cut,
    rejectWith(text) {
      rejection = text;
      cut();
    },
    hang() {
      rejection = undefined;
      mode = 'hang';
      eachSocket((socket) => socket.pause());
    },
    async pass() {
      mode = 'pass';
      rejection = undefined;
      eachSocket((socket) => socket.resume());
      if (listener.listening) return;
      listener = net.createServer(take);
      await listen(port);
    },
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    cutBefore: (text) => addTrigger('client', text),
    loseReply: (text, after) => addTrigger('server', text, after),
    connections: () => pairs.size,
    close: refuse,
  };
}
