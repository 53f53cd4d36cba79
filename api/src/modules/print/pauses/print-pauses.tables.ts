import type { PrintServiceId } from '@kaagazz/domain/print';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const printPauses = pgTable('print_pauses', {
  service: text('service').$type<PrintServiceId>().primaryKey(),
  /** Shown to shoppers. */
  message: text('message').notNull(),
  since: timestamp('since', { withTimezone: true, precision: 3 }).notNull(),
});
