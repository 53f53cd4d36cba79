import type { Database } from '../src/db/database.ts';

interface Logged {
  session: { logger: { logQuery: (statement: string) => void }; options: { logger?: unknown } };
}

/**
 * Returns the statements that `work` sends to the database, except `begin`, `commit` and
 * `rollback`.
 */
export async function statementsOf<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const { session } = database as unknown as Logged;
  const { logger } = session;
  const before = { own: Object.getOwnPropertyDescriptor(logger, 'logQuery'), logger: session.options.logger };
  const statements: string[] = [];
  // Replace the logger's method instead of the logger, because prepared statements keep a reference
  // to their logger.
  logger.logQuery = (statement) => {
    if (!/^(begin|commit|rollback)/.test(statement)) statements.push(statement);
  };
  // Each transaction creates its own session from these options.
  session.options.logger = logger;
  try {
    return { result: await work(), statements };
  } finally {
    if (before.own) Object.defineProperty(logger, 'logQuery', before.own);
    else Reflect.deleteProperty(logger, 'logQuery');
    session.options.logger = before.logger;
  }
}
