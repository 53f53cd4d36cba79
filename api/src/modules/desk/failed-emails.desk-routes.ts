import type { StaffRole } from '@kaagazz/domain/desk';
import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { sorted } from '../../lists/list-query.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { hasFailed, jobOfMail } from '../mail/failed-mails.ts';
import { outbox } from '../mail/mail.tables.ts';
import { SEND_MAIL } from '../mail/outbox.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';

const WITH_CODE = new Set(['code', 'account-exists', 'no-account', 'deletion-code', 'cash-code', 'desk-code']);
const TIMELESS = new Set([
  'account-deleted',
  'bulk-order-receipt',
  'bulk-order-request',
  'partner-receipt',
  'partner-request',
  'payment-refund',
  'print-receipt',
  'print-request',
  'refund-needs-person',
  'request-reply',
  'test',
]);

export function failedEmails(role: StaffRole): SQL | undefined {
  return and(hasFailed, role === 'founder' ? undefined : isNotNull(outbox.orderNumber));
}

export function registerFailedEmails(app: App, { database, now }: AppContext): void {
  route(app, 'listFailedEmails', {}, async (request) => {
    const { page, perPage, order } = request.query;
    const where = failedEmails(atDesk(request).role);
    const [{ total } = { total: 0 }] = await database
      .select({ total: count() })
      .from(outbox)
      .leftJoin(jobs, jobOfMail)
      .where(where);
    const rows = await database
      .select({ mail: outbox, deadAt: jobs.deadAt, jobError: jobs.lastError })
      .from(outbox)
      .leftJoin(jobs, jobOfMail)
      .where(where)
      .orderBy(...sorted({ order, by: sql`coalesce(${outbox.failedAt}, ${jobs.deadAt})`, id: outbox.id }))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const data = rows.map(({ mail, deadAt, jobError }) => ({
      id: mail.id,
      kind: mail.kind,
      to: mail.recipient,
      at: mail.createdAt.toISOString(),
      failedAt: (mail.failedAt ?? deadAt)?.toISOString() ?? '',
      error: mail.lastError ?? jobError ?? '',
      orderId: mail.orderNumber,
      whyNotResent: mail.orderNumber === null ? whyNotResent(mail) : '',
    }));
    return { data, total };
  });

  route(app, 'resendFailedEmail', { config: { limits: STAFF_IS_NOT_COUNTED } }, async (request) => {
    const by = atDesk(request);
    const { id } = request.params;
    await inTransaction(database, async (tx) => {
      const where = and(eq(outbox.id, id), isNull(outbox.orderNumber), failedEmails(by.role));
      const [found] = isUuid(id)
        ? await tx.select({ mail: outbox }).from(outbox).leftJoin(jobs, jobOfMail).where(where)
        : [];
      if (!found) throw new Problem('MAIL_NOT_FOUND', 'This email is no longer in the list of failed emails.');
      const reason = whyNotResent(found.mail);
      if (reason !== '') throw new Problem('NOT_POSSIBLE', reason);
      await enqueueJobs(tx, SEND_MAIL, [id], now());
      const audit = { action: 'emails.resend', resource: 'email', record: id };
      await noteDeskChange(tx, by, { ...audit, after: { mail: found.mail.kind } }, now());
    });
    return {};
  });
}

function whyNotResent({ kind, failedAt }: typeof outbox.$inferSelect): string {
  if (WITH_CODE.has(kind)) return 'Codes are never resent.';
  if (!TIMELESS.has(kind)) return 'This email may be out of date, so it can’t be resent.';
  return failedAt === null
    ? ''
    : 'This email can’t be resent because the mail server rejected it and its text was then deleted.';
}
