import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { printLines } from '../print/lines/print-lines.tables.ts';

/**
 * The serial numbers on printed certificates. A number can be verified while its line is the
 * version that is printed in an order. The rows are deleted with the line or the account.
 */
export const certificates = pgTable(
  'certificates',
  {
    serial: text('serial').primaryKey(),
    lineId: text('line_id')
      .notNull()
      .references(() => printLines.id, { onDelete: 'cascade' }),
    /** Position in the list of names, starting with 0. */
    position: integer('position').notNull(),
    /** The name on the certificate. */
    name: text('name').notNull(),
    /** When the customer revoked the certificate, or null if it is valid. */
    revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('certificates_line').on(table.lineId, table.position)],
);
