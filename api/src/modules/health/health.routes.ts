import { API_VERSION } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { databaseUnavailable } from '../../plugins/errors.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import type { Readiness } from '../../readiness.ts';

const OK = { success: true } as const;
const RETRY_AFTER_SECONDS = 1;

export function registerHealth(app: App, { database }: AppContext, readiness: Readiness): void {
  const hidden = { schema: { hide: true } };

  async function checkDatabase(): Promise<void> {
    if (readiness.stage === 'starting') throw databaseUnavailable();
    await database.execute(sql`select 1`);
  }

  app.get('/healthz', hidden, () => OK);

  app.get('/readyz', hidden, async () => {
    if (readiness.stage === 'stopping') {
      throw new Problem('STOPPING', 'This server is shutting down.', { retryAfter: RETRY_AFTER_SECONDS });
    }
    await checkDatabase();
    return { ...OK, apiVersion: API_VERSION };
  });

  route(app, 'checkHealth', {}, async () => {
    await checkDatabase();
    return { apiVersion: API_VERSION };
  });
}
