import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { inTransaction } from '../src/db/transaction.ts';

/** A step of a plan, as `explain (format json)` tells it. */
interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanStep[];
}

interface Asked {
  statement: string;
  values: unknown[];
}

/**
 * The plans of all that `work` asks of the database, as they are once a statement was prepared and
 * is asked again and again: made without a look at its values.
 *
 * @param work uses repositories that it makes itself: what was prepared before is not heard
 * @returns the steps of each statement, the outermost first
 */
export async function plansOf(database: Database, work: () => Promise<unknown>): Promise<PlanStep[][]> {
  const asked = await heard(database, work);
  const plans: PlanStep[][] = [];
  for (const { statement, values } of asked) {
    const plan = await inTransaction(database, async (tx) => {
      const say = (text: string) => tx.execute(sql.raw(text));
      await say('set local plan_cache_mode = force_generic_plan');
      await say(`prepare asked as ${statement}`);
      try {
        const written = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
        const { rows } = await say(`explain (format json) execute asked${written}`);
        return rows[0]?.['QUERY PLAN'] as [{ Plan: PlanStep }];
      } finally {
        await say('deallocate asked');
      }
    });
    plans.push(stepsOf(plan[0].Plan));
  }
  return plans;
}

async function heard(database: Database, work: () => Promise<unknown>): Promise<Asked[]> {
  const { session } = database as unknown as { session: { logger: unknown; options: { logger?: unknown } } };
  const before = { logger: session.logger, options: session.options.logger };
  const asked: Asked[] = [];
  const logger = { logQuery: (statement: string, values: unknown[]) => asked.push({ statement, values }) };
  session.logger = logger;
  session.options.logger = logger;
  try {
    await work();
    return asked;
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
