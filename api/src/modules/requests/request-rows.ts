import { desc, eq, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { type Place, placesAfter } from '../../lists/newest-first.ts';
import type { RequestIds } from './request-ids.ts';

export function requestRows<Table extends PgTable & Record<'id' | 'createdAt', PgColumn>>(table: Table) {
  type Row = Table['$inferSelect'] & Place;
  const rows: PgTable = table;

  return {
    async insert(
      tx: Database,
      [id, earlier]: RequestIds,
      request: Omit<Row, 'id' | 'createdAt'>,
      now: Date,
    ): Promise<boolean> {
      const existing = await tx.select({ id: table.id }).from(rows).where(eq(table.id, earlier));
      if (existing.length > 0) return false;
      const inserted = await tx
        .insert(rows)
        .values({ ...request, id, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: table.id });
      return inserted.length === 1;
    },
    async after(database: Database, { after, limit }: { after: Place | undefined; limit: number }): Promise<Row[]> {
      const found = await database
        .select()
        .from(rows)
        .where(placesAfter(table, after))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit);
      return found as Row[];
    },
    async deleteBefore(database: Database, moment: Date): Promise<void> {
      await database.delete(rows).where(lt(table.createdAt, moment));
    },
  };
}
