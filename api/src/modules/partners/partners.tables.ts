import { PARTNER_SERVICES } from '@kaagazz/domain';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What companies and other partners asked for (specification §3 Partner request). */
export const partnerRequests = pgTable(
  'partner_requests',
  {
    id: uuid('id').primaryKey(),
    fullname: text('fullname').notNull(),
    companyName: text('company_name').notNull(),
    /** lower case; not proven to belong to the sender */
    email: text('email').notNull(),
    /** ten digits */
    phone: text('phone').notNull(),
    serviceType: text('service_type', { enum: PARTNER_SERVICES }).notNull(),
    /** in the sender's words, or '' */
    estimatedTime: text('estimated_time').notNull(),
    /** or '' */
    notes: text('notes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('partner_requests_newest').on(table.createdAt, table.id)],
);
