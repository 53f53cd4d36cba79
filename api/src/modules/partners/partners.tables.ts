import { PARTNER_SERVICES } from '@kaagazz/domain';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const partnerRequests = pgTable(
  'partner_requests',
  {
    id: uuid('id').primaryKey(),
    fullname: text('fullname').notNull(),
    companyName: text('company_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    serviceType: text('service_type', { enum: PARTNER_SERVICES }).notNull(),
    estimatedTime: text('estimated_time').notNull(),
    notes: text('notes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('partner_requests_newest').on(table.createdAt, table.id)],
);
