import type { Database } from './database.ts';

/** Private parts of Drizzle's sessions and prepared statements. */
interface WithClient {
  client: object;
}

/**
 * Builds a prepared statement once and runs it on the database or in any transaction. Drizzle ties
 * a statement to one of them, and building it again takes longer than running it.
 *
 * @param build must end with `.prepare('name')`
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
