import type { AuditEntry } from '@kaagazz/api-schema';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { staff } from '../staff/staff.tables.ts';
import { auditLines } from '../operator/audit.tables.ts';

const LATEST = 100;

export async function historyOf(
  database: Database,
  resource: string,
  record: string,
): Promise<{ data: AuditEntry[]; total: number }> {
  const rows = await database
    .select({ line: auditLines, name: staff.name })
    .from(auditLines)
    .leftJoin(staff, eq(staff.id, auditLines.staffId))
    .where(and(eq(auditLines.subject, record), eq(auditLines.resource, resource)))
    .orderBy(desc(auditLines.createdAt), desc(auditLines.id))
    .limit(LATEST);
  const data = rows.map(auditEntry);
  return { data, total: data.length };
}

export function auditEntry({ line, name }: { line: typeof auditLines.$inferSelect; name: string | null }): AuditEntry {
  return {
    id: line.id,
    at: line.createdAt.toISOString(),
    who: { id: line.staffId, name: name ?? line.who },
    action: line.action,
    resource: line.resource,
    record: line.subject,
    before: line.from ? { value: line.from } : line.before,
    after: line.to ? { value: line.to } : line.after,
    note: line.note,
  };
}
