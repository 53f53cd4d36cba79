import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { NamedStatements } from './named-statements.ts';

const connectErrors = new WeakSet<object>();
const longerTimeout = new AsyncLocalStorage<number>();
const statements = new NamedStatements();

/** Returns true if an attempt to connect failed with this error. */
export function isConnectError(error: object): boolean {
  return connectErrors.has(error);
}

/**
 * Raises the client's timeout for the queries in `work`. The transaction has to raise the server's
 * `statement_timeout` itself. Doesn't affect queries outside a transaction.
 *
 * @param milliseconds for each query
 */
export function withQueryTimeout<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  return longerTimeout.run(milliseconds, work);
}

/** The parts of pg's client that are overridden here, with one signature instead of overloads. */
interface DriverClient {
  connection: { stream: { destroy(error: Error): void } };
  on(event: 'error', listener: (error: Error) => void): unknown;
  connect(callback?: (error: Error | null) => void): unknown;
  query(config: unknown, ...others: unknown[]): unknown;
}
const Driver = pg.Client as unknown as new (options: pg.ClientConfig) => DriverClient;

/**
 * A client that closes its connection when a query times out. pg's own `query_timeout` keeps the
 * connection, so the next query would wait on the same dead socket.
 */
export class BoundedClient extends Driver {
  constructor(options: pg.ClientConfig) {
    super(options);
    // Without a listener, a connection that breaks between two queries would end the process.
    this.on('error', () => {});
  }

  override connect(callback?: (error: Error | null) => void): unknown {
    if (!callback) return super.connect();
    return super.connect((error) => {
      if (error) connectErrors.add(error);
      callback(error);
    });
  }

  override query(config: unknown, ...others: unknown[]): unknown {
    const timeout = longerTimeout.getStore();
    const withTimeout = timeout && typeof config === 'object' ? { ...config, query_timeout: timeout } : config;
    const result = super.query(withTimeout, ...others);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') this.connection.stream.destroy(error);
      throw error;
    });
  }
}

/** A client whose connections belong to it, so that the server may keep plans by name. */
export class NamingClient extends BoundedClient {
  override query(config: unknown, ...others: unknown[]): unknown {
    return super.query(withName(config, others[0]), ...others);
  }
}

/** Names frequent statements. Statements without values are planned too quickly to need one. */
function withName(config: unknown, values: unknown): unknown {
  if (typeof config !== 'object' || config === null || !Array.isArray(values) || values.length === 0) return config;
  const { name, text } = config as { name?: string; text?: unknown };
  if (name !== undefined || typeof text !== 'string') return config;
  return { ...config, name: statements.nameOf(text) };
}
