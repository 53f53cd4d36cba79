import { PGlite } from '@electric-sql/pglite';
import type { Transaction } from '@electric-sql/pglite';
import pg from 'pg';

import type { Statement } from './bare-statements.ts';

/** Asks one named statement. */
type Ask = <Row>(statement: Statement, values: unknown[]) => Promise<Row[]>;

export interface BareDatabase {
  ask: Ask;
  inTransaction<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** As many connections as the api has. */
const CONNECTIONS = 20;

/** PostgreSQL by the driver, with nothing around it. */
export function barePostgres(url: string): BareDatabase {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const askOn =
    (asked: Pick<pg.ClientBase, 'query'>): Ask =>
    async <Row>({ name, text }: Statement, values: unknown[]) =>
      (await asked.query({ name, text, values })).rows as Row[];
  return {
    ask: askOn(pool),
    async inTransaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(askOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** The embedded database of a folder that nobody else has open, inside this process, by its own client: that keeps no statements by name. */
export async function barePglite(folder: string): Promise<BareDatabase> {
  const client = await PGlite.create(folder);
  const askOn =
    (asked: Pick<Transaction, 'query'>): Ask =>
    async <Row>({ text }: Statement, values: unknown[]) =>
      (await asked.query<Row>(text, values)).rows;
  return {
    ask: askOn(client),
    inTransaction: (work) => client.transaction((tx) => work(askOn(tx))),
    close: () => client.close(),
  };
}
