import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { NamedStatements } from './named-statements.ts';

const ofConnecting = new WeakSet<object>();
const patience = new AsyncLocalStorage<number>();
const statements = new NamedStatements();

/** Whether it was thrown because no connection could be made. */
export function isOfConnecting(error: object): boolean {
  return ofConnecting.has(error);
}

/**
 * Waits longer than usual for the answers of the queries in `work`: for a transaction with statements that are known to take
 * long, whose limit on the server (`statement_timeout`) it raises itself. Single queries outside of a transaction wait as usual.
 *
 * @param milliseconds for each query
 */
export function patiently<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  return patience.run(milliseconds, work);
}

/** The driver's connection, as the pool and Drizzle use it; the driver declares one way to call for each kind of argument. */
interface DriverClient {
  connection: { stream: { destroy(error: Error): void } };
  on(event: 'error', listener: (error: Error) => void): unknown;
  connect(callback?: (error: Error | null) => void): unknown;
  query(config: unknown, ...others: unknown[]): unknown;
}
const Driver = pg.Client as unknown as new (options: pg.ClientConfig) => DriverClient;

/**
 * A connection that gives up: on a server that hangs, or a network that swallows packets, the driver's own `query_timeout` only
 * stops waiting and would hand the next one the same dead socket (a rollback queues behind the query that hangs).
 */
export class BoundedClient extends Driver {
  constructor(options: pg.ClientConfig) {
    super(options);
    // One that breaks while it is lent out, between two queries, has nobody else who listens: that would end the process.
    this.on('error', () => {});
  }

  override connect(callback?: (error: Error | null) => void): unknown {
    if (!callback) return super.connect();
    return super.connect((error) => {
      if (error) ofConnecting.add(error);
      callback(error);
    });
  }

  override query(config: unknown, ...others: unknown[]): unknown {
    const longer = patience.getStore();
    const named = withName(config, others[0]);
    const asked = longer && typeof named === 'object' ? { ...named, query_timeout: longer } : named;
    const answer = super.query(asked, ...others);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') this.connection.stream.destroy(error);
      throw error;
    });
  }
}

/** A hot statement by its name; one without values is sent as text, and planned so quickly that a name would cost more. */
function withName(config: unknown, values: unknown): unknown {
  if (typeof config !== 'object' || config === null || !Array.isArray(values) || values.length === 0) return config;
  const { name, text } = config as { name?: string; text?: unknown };
  if (name !== undefined || typeof text !== 'string') return config;
  return { ...config, name: statements.nameOf(text) };
}
