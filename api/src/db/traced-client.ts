import { AsyncResource } from 'node:async_hooks';
import type { Tracing } from '@kaagazz/http-server/tracing';
import pg from 'pg';
import type { BoundedClient } from './bounded-client.ts';

const MAX_TEXT = 2_000;

type Callback = (error: unknown, result?: unknown) => void;

export function tracedClient(Client: typeof BoundedClient, tracing: Tracing) {
  return class TracedClient extends Client {
    override query(config: unknown, ...others: unknown[]): unknown {
      const text = withoutLiterals(textOf(config));
      const operation = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
      const end = tracing.startSpan(operation, {
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
      });
      const callback = others.at(-1);
      if (typeof callback === 'function') {
        const done: Callback = (error, result) => {
          end(error);
          (callback as Callback)(error, result);
        };
        return super.query(config, ...others.slice(0, -1), done);
      }
      const result = super.query(config, ...others);
      if (result instanceof Promise) result.then(() => end(), end);
      else end();
      return result;
    }
  };
}

export class ContextPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    return callback ? super.connect(AsyncResource.bind(callback)) : super.connect();
  }
}

function textOf(config: unknown): string {
  const text: unknown = typeof config === 'object' && config !== null && 'text' in config ? config.text : config;
  return typeof text === 'string' ? text.trim() : '';
}

/** Removes literals from an SQL statement, because they may contain personal data. */
function withoutLiterals(text: string): string {
  return text.slice(0, MAX_TEXT).replace(/'(?:[^']|'')*('|$)/g, '?');
}
