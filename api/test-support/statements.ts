import type { Database } from '../src/db/database.ts';

interface Logged {
  session: { logger: unknown; options: { logger?: unknown } };
}

/** What `work` asks of the database, statement by statement, transactions' own beginnings and ends left out. */
export async function statementsOf<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const { session } = database as unknown as Logged;
  const before = { logger: session.logger, options: session.options.logger };
  const statements: string[] = [];
  const logger = { logQuery: (statement: string) => statements.push(statement) };
  session.logger = logger;
  // A transaction has a session of its own, made of these.
  session.options.logger = logger;
  try {
    return { result: await work(), statements };
  } finally {
    session.logger = before.logger;
    session.options.logger = before.options;
  }
}
