import { indianDay } from '@kaagazz/domain';
import { and, count, eq, gte, ilike, lt, or } from 'drizzle-orm';
import type { App, AppContext } from '../../app-context.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { containing, sorted } from '../../lists/list-query.ts';
import { route } from '../../plugins/operation-route.ts';
import { auditLines } from '../operator/audit.tables.ts';
import { auditEntry } from './record-history.ts';
import { staff } from '../staff/staff.tables.ts';

export function registerAudit(app: App, { database }: AppContext): void {
  route(app, 'listAuditEntries', {}, async ({ query }) => {
    const { q, who, action, record, day, page, perPage, order } = query;
    const pattern = containing(q);
    const span = day === undefined ? undefined : indianDay(day);
    const where = and(
      who === undefined ? undefined : isUuid(who) ? eq(auditLines.staffId, who) : eq(auditLines.who, who),
      action === undefined ? undefined : eq(auditLines.action, action),
      record === undefined ? undefined : eq(auditLines.subject, record),
      q === ''
        ? undefined
        : or(ilike(auditLines.subject, pattern), ilike(auditLines.action, pattern), ilike(auditLines.note, pattern)),
      span && gte(auditLines.createdAt, span.start),
      span && lt(auditLines.createdAt, span.end),
    );
    const [{ total } = { total: 0 }] = await database.select({ total: count() }).from(auditLines).where(where);
    const rows = await database
      .select({ line: auditLines, name: staff.name })
      .from(auditLines)
      .leftJoin(staff, eq(staff.id, auditLines.staffId))
      .where(where)
      .orderBy(...sorted({ order, by: auditLines.createdAt, id: auditLines.id }))
      .limit(perPage)
      .offset((page - 1) * perPage);
    return { data: rows.map(auditEntry), total };
  });
}
