import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { printLines } from '../print/lines/print-lines.tables.ts';

/** A serial number is valid only if the ordered version of the print contains it. */
export const certificates = pgTable(
  'certificates',
  {
    serial: text('serial').primaryKey(),
    lineId: text('line_id')
      .notNull()
      .references(() => printLines.id, { onDelete: 'cascade' }),
    /** Zero-based position in the list of names. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('certificates_line').on(table.lineId, table.position)],
);
