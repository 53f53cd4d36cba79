import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Side = 'client' | 'server';
type Mood = 'pass' | 'hang';

interface Trap {
  from: Side;
  says: string;
  /** only on a connection whose client has said this before */
  after?: string | undefined;
  sprung(): void;
}

/** What the two directions of a connection share. */
interface Wire {
  reset(): void;
  /** traps whose `after` was said on it */
  armed: Set<Trap>;
  /** PostgreSQL's statements by name: text that was said once, and is called by its name from then on */
  statements: Map<string, string>;
}

/** A client of PostgreSQL gives a statement its name: `P`, four bytes of length, name, text. */
const NAMES_A_STATEMENT = /P[^]{4}([^\0]+)\0([^\0]*)\0/g;

/** Whether a client says `words`, or calls a statement that holds them by the name that it gave it. */
function clientSays(words: string, bytes: Buffer, statements: ReadonlyMap<string, string>): boolean {
  const called = (name: string) => bytes.includes(`\0${name}\0`);
  return bytes.includes(words) || [...statements].some(([name, text]) => text.includes(words) && called(name));
}

/** A wire that can be broken: it stands between a process and a server that it speaks to, on a port of its own. */
export interface TcpProxy {
  port: number;
  /** All goes through again: on connections that are still there, and on new ones. */
  pass(): Promise<void>;
  /** Nobody listens any more, and all connections are reset: a process that was killed. */
  refuse(): Promise<void>;
  /** Whoever connects is told this and hung up on, and all connections are reset: a server that turns its clients away. */
  turnAway(words: string): void;
  /** Connections are taken and kept, and not a byte goes through: a machine that hangs, a firewall that forgot. */
  hang(): void;
  /** Whatever the client says arrives so much later; 0 ends it. */
  delay(milliseconds: number): void;
  /** Resets all connections once. */
  cut(): void;
  /** Resets the connection whose client says this next, before the server hears it. */
  cutBefore(clientSays: string): Promise<void>;
  /**
   * Resets the connection whose server says this next, before the client hears it: a reply that is lost.
   *
   * @param after only on a connection whose client has said this since
   */
  loseReply(serverSays: string, after?: string): Promise<void>;
  /** how many connections are open */
  connections(): number;
  close(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1 and passes on to `target`. */
export async function openTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<{ client: net.Socket; server: net.Socket }>();
  let mood: Mood = 'pass';
  let refusal: string | undefined;
  let delayMs = 0;
  let traps: Trap[] = [];

  function take(client: net.Socket): void {
    if (refusal !== undefined) {
      client.on('error', () => client.destroy()).end(refusal);
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
    const wire = { reset, armed: new Set<Trap>(), statements: new Map<string, string>() };
    link(client, server, 'client', wire);
    link(server, client, 'server', wire);
    if (mood === 'hang') [client, server].forEach((socket) => socket.pause());
  }

  function link(from: net.Socket, to: net.Socket, side: Side, { reset, armed, statements }: Wire): void {
    let passed = Promise.resolve();
    from.setNoDelay(true);
    from.on('data', (bytes) => {
      if (side === 'client') {
        for (const [, name = '', text = ''] of bytes.toString('latin1').matchAll(NAMES_A_STATEMENT))
          statements.set(name, text);
        for (const one of traps) if (one.after && clientSays(one.after, bytes, statements)) armed.add(one);
      }
      const says = (one: Trap) =>
        side === 'client' ? clientSays(one.says, bytes, statements) : bytes.includes(one.says);
      const trap = traps.find((one) => one.from === side && says(one) && (!one.after || armed.has(one)));
      if (trap) {
        traps = traps.filter((other) => other !== trap);
        reset();
        trap.sprung();
        return;
      }
      const late = side === 'client' ? delayMs : 0;
      passed = passed.then(async () => {
        if (late > 0) await wait(late);
        if (!to.destroyed && !to.write(bytes)) {
          from.pause();
          to.once('drain', () => mood === 'pass' && from.resume());
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

  function setTrap(from: Side, says: string, after?: string): Promise<void> {
    return new Promise((sprung) => traps.push({ from, says, after, sprung }));
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
    turnAway(words) {
      refusal = words;
      cut();
    },
    hang() {
      refusal = undefined;
      mood = 'hang';
      eachSocket((socket) => socket.pause());
    },
    async pass() {
      mood = 'pass';
      refusal = undefined;
      eachSocket((socket) => socket.resume());
      if (listener.listening) return;
      listener = net.createServer(take);
      await listen(port);
    },
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    cutBefore: (says) => setTrap('client', says),
    loseReply: (says, after) => setTrap('server', says, after),
    connections: () => pairs.size,
    close: refuse,
  };
}
