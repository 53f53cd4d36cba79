import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { NamedStatements } from './named-statements.ts';

const connectErrors = new WeakSet<object>();
const longerTimeout = new AsyncLocalStorage<number>();
const statements = new NamedStatements();

export function isConnectError(error: object): boolean {
  return connectErrors.has(error);
}

export function withQueryTimeout<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  return longerTimeout.run(milliseconds, work);
}

interface DriverClient {
  connection: { stream: { destroy(error: Error): void } };
  on(event: 'error', listener: (error: Error) => void): unknown;
  connect(callback?: (error: Error | null) => void): unknown;
  query(config: unknown, ...others: unknown[]): unknown;
}
const Driver = pg.Client as unknown as new (options: pg.ClientConfig) => DriverClient;

export class BoundedClient extends Driver {
  constructor(options: pg.ClientConfig) {
    super(options);
    // Without a listener, a connection that breaks while idle would crash the process.
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

/** Disables named prepared statements, because they can fail behind a connection pooler. */
export class UnnamedClient extends BoundedClient {
  override query(config: unknown, ...others: unknown[]): unknown {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config;
    return super.query(isNamed ? { ...config, name: undefined } : config, ...others);
  }
}

/**
 * Uses named prepared statements for frequent queries, so that PostgreSQL reuses their plans. Must
 * not be used behind a connection pooler.
 */
export class NamingClient extends BoundedClient {
  override query(config: unknown, ...others: unknown[]): unknown {
    return super.query(withName(config, others[0]), ...others);
  }
}

function withName(config: unknown, values: unknown): unknown {
  if (typeof config !== 'object' || config === null || !Array.isArray(values) || values.length === 0) return config;
  const { name, text } = config as { name?: string; text?: unknown };
  if (name !== undefined || typeof text !== 'string') return config;
  return { ...config, name: statements.nameOf(text) };
}
