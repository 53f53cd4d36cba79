import { sql } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { pageOfChanges } from './audit.ts';

type Counts = Record<'products' | 'accounts' | 'mailsWaiting' | 'mailsFailed' | 'jobsDead', number>;

export function registerOperator(app: App, { database }: AppContext): void {
  route(app, 'getOperatorHealth', {}, async () => {
    const { rows } = await database.execute<Counts>(sql`
      select (select count(*)::int from products) as "products",
             (select count(*)::int from users) as "accounts",
             (select count(*)::int from outbox where sent_at is null and failed_at is null) as "mailsWaiting",
             (select count(*)::int from outbox where failed_at is not null) as "mailsFailed",
             (select count(*)::int from jobs where dead_at is not null) as "jobsDead"`);
    const [counts] = rows;
    if (!counts) throw new Error('the query returned no row');
    return counts;
  });

  route(app, 'listChanges', {}, async ({ query }) => {
    const { page, nextCursor } = await pageOfChanges(database, query);
    const lines = page.map(({ createdAt, ...line }) => ({ ...line, at: createdAt.toISOString() }));
    return { lines, nextCursor };
  });
}
