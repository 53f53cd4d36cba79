import type { Database } from './database.ts';

interface WithClient {
  client: object;
}

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
