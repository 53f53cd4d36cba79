import type { Database } from './database.ts';

/** The private part of Drizzle's sessions and prepared statements that is replaced here. */
interface WithClient {
  client: object;
}

/**
 * Builds a prepared statement once and runs it on the database or in any transaction. Drizzle binds
 * a statement to one of them, and building it for each transaction takes longer than running it.
 *
 * @param build ends with `.prepare('name')`
 * @returns a function that returns the statement for one database or transaction
 */
export function builtOnce<Statement extends object>(build: (on: Database) => Statement): (on: Database) => Statement {
  let built: Statement | undefined;
  return (on) => {
    const session = on._.session as unknown as WithClient;
    built ??= build(on);
    if (!('client' in built && 'client' in session)) throw new Error('unsupported version of drizzle-orm');
    const bound = Object.create(built) as Statement & WithClient;
    bound.client = session.client;
    return bound;
  };
}
