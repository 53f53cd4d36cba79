import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { inTransaction } from '../src/db/transaction.ts';

interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanStep[];
}

interface LoggedQuery {
  statement: string;
  values: unknown[];
}

export async function plansOf(database: Database, work: () => Promise<unknown>): Promise<PlanStep[][]> {
  const queries = await loggedQueries(database, work);
  const plans: PlanStep[][] = [];
  for (const { statement, values } of queries) {
    const plan = await inTransaction(database, async (tx) => {
      const run = (text: string) => tx.execute(sql.raw(text));
      await run('set local plan_cache_mode = force_generic_plan');
      await run(`prepare asked as ${statement}`);
      try {
        const parameters = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
        const { rows } = await run(`explain (format json) execute asked${parameters}`);
        return rows[0]?.['QUERY PLAN'] as [{ Plan: PlanStep }];
      } finally {
        await run('deallocate asked');
      }
    });
    plans.push(stepsOf(plan[0].Plan));
  }
  return plans;
}

async function loggedQueries(database: Database, work: () => Promise<unknown>): Promise<LoggedQuery[]> {
  const { session } = database as unknown as { session: { logger: unknown; options: { logger?: unknown } } };
  const before = { logger: session.logger, options: session.options.logger };
  const queries: LoggedQuery[] = [];
  const logger = { logQuery: (statement: string, values: unknown[]) => queries.push({ statement, values }) };
  session.logger = logger;
  session.options.logger = logger;
  try {
    await work();
    return queries;
  } finally {
    session.logger = before.logger;
    session.options.logger = before.options;
  }
}

function stepsOf(step: PlanStep): PlanStep[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
