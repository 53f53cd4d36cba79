import type { Database } from './database.ts';

/** What of Drizzle's handles and prepared statements is looked into here: what they ask. */
interface Asking {
  client: object;
}

/**
 * A prepared statement that is built once, and asked of the database or of any transaction. Drizzle ties it to the handle it was built on, and
 * each transaction has a handle of its own; building it anew there takes longer than asking it.
 *
 * @param build ends with `.prepare('name')`, and has placeholders for all that differs
 * @returns the statement for a handle; use it with no other
 */
export function builtOnce<Statement extends object>(build: (on: Database) => Statement): (on: Database) => Statement {
  let built: Statement | undefined;
  return (on) => {
    const session = on._.session as unknown as Asking;
    built ??= build(on);
    if (!('client' in built && 'client' in session)) throw new Error('Drizzle’s statements are not what they were');
    const bound = Object.create(built) as Statement & Asking;
    bound.client = session.client;
    return bound;
  };
}
