import { API_VERSION } from '@kaagazz/api-schema';
import { sql } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { databaseUnavailable } from '../../plugins/errors.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import type { Readiness } from '../../readiness.ts';
import { OPERATORS_ARE_NOT_COUNTED } from '../throttle/route-limits.ts';
import { rolloutRevisions } from './rollout-revision.tables.ts';

const OK = { success: true } as const;
const RETRY_AFTER_SECONDS = 1;

export function registerHealth(app: App, { database }: AppContext, readiness: Readiness): void {
  const hidden = { schema: { hide: true } };

  async function versions(): Promise<{ apiVersion: number; rolloutRevision?: number }> {
    if (readiness.stage === 'starting') throw databaseUnavailable();
    const [known] = await database.select({ rolloutRevision: rolloutRevisions.revision }).from(rolloutRevisions);
    return { apiVersion: API_VERSION, ...known };
  }

  app.get('/healthz', hidden, () => OK);

  app.get('/readyz', hidden, async () => {
    if (readiness.stage === 'stopping') {
      throw new Problem('STOPPING', 'This server is shutting down.', { retryAfter: RETRY_AFTER_SECONDS });
    }
    return { ...OK, ...(await versions()) };
  });

  route(app, 'checkHealth', {}, versions);

  route(
    app,
    'saveRolloutRevision',
    { config: { limits: OPERATORS_ARE_NOT_COUNTED } },
    async ({ body: { revision } }) => {
      await database
        .insert(rolloutRevisions)
        .values({ id: 'shop', revision })
        .onConflictDoUpdate({
          target: rolloutRevisions.id,
          set: { revision: sql`greatest(${rolloutRevisions.revision}, excluded.revision)` },
        });
      return {};
    },
  );
}
