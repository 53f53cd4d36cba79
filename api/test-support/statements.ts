import type { Database } from '../src/db/database.ts';

interface Logged {
  session: { logger: { logQuery: (statement: string) => void }; options: { logger?: unknown } };
}

export async function statementsOf<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const { session } = database as unknown as Logged;
  const { logger } = session;
  const before = { own: Object.getOwnPropertyDescriptor(logger, 'logQuery'), logger: session.options.logger };
  const statements: string[] = [];
  logger.logQuery = (statement) => {
    if (!/^(begin|commit|rollback)/.test(statement)) statements.push(statement);
  };
  session.options.logger = logger;
  try {
    return { result: await work(), statements };
  } finally {
    if (before.own) Object.defineProperty(logger, 'logQuery', before.own);
    else Reflect.deleteProperty(logger, 'logQuery');
    session.options.logger = before.logger;
  }
}
