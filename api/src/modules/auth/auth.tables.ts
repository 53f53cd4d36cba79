import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PendingCode } from './code-limits.ts';
import { UNKNOWN_DEVICE } from './device-name.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Accounts. Every email address has been verified with an emailed code. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    fullname: text('fullname').notNull(),
    username: text('username'),
    phone: text('phone'),
    profilePic: text('profile_pic'),
    brandColors: text('brand_colors').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email), index('users_phone').on(table.phone)],
);

export const mailboxCodes = pgTable('mailbox_codes', {
  mailbox: text('mailbox').primaryKey(),
  codes: jsonb('codes').$type<PendingCode[]>().notNull().default([]),
  nextSendAt: moment('next_send_at').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
  /** Number of emails sent in the current hour, except those whose code was used. */
  sentInWindow: integer('sent_in_window').notNull().default(1),
  /** Number of wrong codes entered in the current hour in browsers that hadn't requested a code. */
  triesInWindow: integer('tries_in_window').notNull().default(0),
  dayStartedAt: moment('day_started_at').notNull().defaultNow(),
  sentInDay: integer('sent_in_day').notNull().default(0),
  triesInDay: integer('tries_in_day').notNull().default(0),
  /**
   * Deprecated. Don't read this name, because anyone who requested a code for the email address
   * could set it.
   */
  pendingFullname: text('pending_fullname'),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull().default(UNKNOWN_DEVICE),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Number of renewals so far. A refresh token with a lower generation is outdated. */
    generation: integer('generation').notNull().default(0),
    generationBeganAt: moment('generation_began_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 in hex. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    generation: integer('generation').notNull().default(0),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
