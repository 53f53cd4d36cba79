import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App, AppContext } from '../../app-context.ts';
import { databaseUnavailable } from '../../plugins/errors.ts';
import { failures, Problem } from '../../plugins/problem.ts';
import type { Readiness } from '../../readiness.ts';

const Well = z.object({ success: z.literal(true) });
const WELL = { success: true } as const;
const BALANCERS_ASK_AGAIN = 1;

/**
 * For supervisors and balancers. `/healthz`: the process lives; a database that is away is no reason to restart it. `/readyz`: it
 * can serve, which means that the database answers and is up to date, and that it is not stopping. `/api/health`: the same
 * through the shell.
 */
export function registerHealth(app: App, { database }: AppContext, readiness: Readiness): void {
  const schema = { tags: ['health'], response: { 200: Well, ...failures } };
  const hidden = { schema: { ...schema, hide: true } };

  async function checkDatabase(): Promise<void> {
    if (readiness.stage === 'starting') throw databaseUnavailable();
    await database.execute(sql`select 1`);
  }

  app.get('/healthz', hidden, () => WELL);

  app.get('/readyz', hidden, async () => {
    if (readiness.stage === 'stopping') {
      throw new Problem(503, 'STOPPING', 'This server is about to stop.', { retryAfter: BALANCERS_ASK_AGAIN });
    }
    await checkDatabase();
    return WELL;
  });

  app.get('/api/health', { schema }, async () => {
    await checkDatabase();
    return WELL;
  });
}
