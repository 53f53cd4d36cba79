import type { DeskContentVersion } from '@kaagazz/api-schema';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { SignedInStaff } from '../../plugins/staff-guard.ts';
import { staff } from '../staff/staff.tables.ts';
import { changedFields } from './content-fields.ts';
import { contentVersions, type ContentEntry } from './content.tables.ts';

const LATEST_VERSIONS = 20;
const ONE_VERSION_MS = 10 * 60_000;

export async function latestVersions(database: Database, { id }: ContentEntry): Promise<DeskContentVersion[]> {
  const rows = await database
    .select({ version: contentVersions, name: staff.name })
    .from(contentVersions)
    .leftJoin(staff, eq(staff.id, contentVersions.staffId))
    .where(eq(contentVersions.entryId, id))
    .orderBy(desc(contentVersions.version))
    .limit(LATEST_VERSIONS);
  return rows.map(({ version: { version, at, fields }, name }) => ({
    version,
    at: at.toISOString(),
    by: name ?? '',
    fields,
  }));
}

export async function deleteRecentVersion(
  tx: Database,
  entry: ContentEntry,
  by: SignedInStaff,
  now: Date,
): Promise<void> {
  if (entry.live !== null && changedFields(entry.live, entry.draft).length === 0) return;
  const [latest] = await tx
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.entryId, entry.id))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  if (latest?.staffId !== by.id || latest.at.getTime() < now.getTime() - ONE_VERSION_MS) return;
  const isLatest = and(eq(contentVersions.entryId, entry.id), eq(contentVersions.version, latest.version));
  await tx.delete(contentVersions).where(isLatest);
}
