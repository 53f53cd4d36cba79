import { sql } from 'drizzle-orm';
import type { onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { App, AppContext } from '../../app-context.ts';
import { failures } from '../../plugins/problem.ts';
import { pageOfChanges } from './audit.ts';
import { AuditPage, NewestFirstQuery } from './operator.schema.ts';

const Counts = z.object({
  success: z.literal(true),
  products: z.number().int(),
  accounts: z.number().int(),
  /** mails not sent yet */
  mailsWaiting: z.number().int(),
  /** mails given up */
  mailsFailed: z.number().int(),
});

/** The operator's door: how the shop is doing, and who changed what. Other modules add their calls behind the same guard. */
export function registerOperator(app: App, { database }: AppContext, requireOperator: onRequestAsyncHookHandler): void {
  app.get(
    '/api/operator/health',
    { onRequest: requireOperator, schema: { hide: true, response: { 200: Counts, ...failures } } },
    async () => {
      const { rows } = await database.execute<Record<string, number>>(sql`
        select (select count(*)::int from products) as "products",
               (select count(*)::int from users) as "accounts",
               (select count(*)::int from outbox where sent_at is null and failed_at is null) as "mailsWaiting",
               (select count(*)::int from outbox where failed_at is not null) as "mailsFailed"`);
      return Counts.parse({ success: true, ...rows[0] });
    },
  );

  app.get(
    '/api/operator/audit',
    {
      onRequest: requireOperator,
      schema: { hide: true, querystring: NewestFirstQuery, response: { 200: AuditPage, ...failures } },
    },
    async ({ query }) => {
      const { page, nextCursor } = await pageOfChanges(database, query);
      const lines = page.map(({ createdAt, ...line }) => ({ ...line, at: createdAt.toISOString() }));
      return { success: true as const, lines, nextCursor };
    },
  );
}
