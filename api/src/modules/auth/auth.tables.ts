import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LiveCode } from './code-limits.ts';
import { UNKNOWN_DEVICE } from './device-name.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Shoppers. A row is made when a code sent to the address was typed in, never before: every address here was proven. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** lower case */
    email: text('email').notNull(),
    fullname: text('fullname').notNull(),
    username: text('username'),
    phone: text('phone'),
    profilePic: text('profile_pic'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email), index('users_phone').on(table.phone)],
);

/**
 * One row for each mailbox (or phone number) that was asked about, known or not: the codes that are good for it, what may still be
 * sent to it and how often codes were tried. An unknown one gets a code that nothing matches, so that it behaves like a known one (E7).
 */
export const mailboxCodes = pgTable('mailbox_codes', {
  /** an address in lower case, or `phone:` and a number */
  mailbox: text('mailbox').primaryKey(),
  /** not yet used up, newest first; at most one for each browser that asked */
  codes: jsonb('codes').$type<LiveCode[]>().notNull().default([]),
  /** before this a resend is refused */
  nextSendAt: moment('next_send_at').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
  /** mails within the hour, without those whose code was typed in */
  sentInWindow: integer('sent_in_window').notNull().default(1),
  /** codes tried within the hour by whoever did not ask for them, without the right ones */
  triesInWindow: integer('tries_in_window').notNull().default(0),
  dayStartedAt: moment('day_started_at').notNull().defaultNow(),
  /** the same of the day */
  sentInDay: integer('sent_in_day').notNull().default(0),
  triesInDay: integer('tries_in_day').notNull().default(0),
  /** the name given at sign-up, until the account exists */
  pendingFullname: text('pending_fullname'),
});

/** A sign-in on one device: the family of all refresh tokens that came from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** browser and system as the shopper would name them: `Chrome on Android`; no network address stands anywhere */
    device: text('device').notNull().default(UNKNOWN_DEVICE),
    createdAt: moment('created_at').notNull(),
    /** sign-in or the latest renewal, so at most one access token's life behind */
    lastUsedAt: moment('last_used_at').notNull(),
    /** moved on with every renewal */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** of its newest refresh tokens; each renewal that is not a second one at the same time begins the next */
    generation: integer('generation').notNull().default(0),
    /** when that generation began */
    generationBeganAt: moment('generation_began_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, hex: a stolen table opens nothing */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** which of its session's generations it belongs to; only the newest renews, the one before for a moment more */
    generation: integer('generation').notNull().default(0),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
