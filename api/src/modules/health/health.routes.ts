import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App, AppContext } from '../../app-context.ts';
import { failures, Problem } from '../../plugins/problem.ts';

/** For supervisors and balancers: 200 while the database answers, else 503. */
export function registerHealth(app: App, { database }: AppContext): void {
  app.get(
    '/api/health',
    { schema: { tags: ['health'], response: { 200: z.object({ success: z.literal(true) }), ...failures } } },
    async (request) => {
      try {
        await database.execute(sql`select 1`);
      } catch (err) {
        request.log.error({ err }, 'database does not answer');
        throw new Problem(503, 'DATABASE_UNAVAILABLE', 'The database does not answer.');
      }
      return { success: true as const };
    },
  );
}
