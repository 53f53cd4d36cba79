import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PendingCode } from './code-limits.ts';
import { UNKNOWN_DEVICE } from './device-name.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Shoppers. A row is created once a code was verified, so every email address is verified. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** In lower case. */
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
 * Codes and limits of each mailbox or phone number for which a code was requested, whether or not
 * it has an account. Without an account the code is a decoy that nothing matches, so that both
 * behave alike (docs/product.md, Accounts and sign-in).
 */
export const mailboxCodes = pgTable('mailbox_codes', {
  /** An email address in lower case, or `phone:` and a number. */
  mailbox: text('mailbox').primaryKey(),
  /** Unused codes, newest first, at most one per requester. */
  codes: jsonb('codes').$type<PendingCode[]>().notNull().default([]),
  /** A resend is refused before this time. */
  nextSendAt: moment('next_send_at').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
  /** Emails in the current hour, except those whose code was used. */
  sentInWindow: integer('sent_in_window').notNull().default(1),
  /** Wrong attempts by others than the requester in the current hour. */
  triesInWindow: integer('tries_in_window').notNull().default(0),
  dayStartedAt: moment('day_started_at').notNull().defaultNow(),
  sentInDay: integer('sent_in_day').notNull().default(0),
  triesInDay: integer('tries_in_day').notNull().default(0),
  /** The name given at sign-up, until the account exists. */
  pendingFullname: text('pending_fullname'),
});

/** A sign-in on one device, with all refresh tokens issued since. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** For example `Chrome on Android`. */
    device: text('device').notNull().default(UNKNOWN_DEVICE),
    createdAt: moment('created_at').notNull(),
    /** Time of the sign-in or the latest renewal. */
    lastUsedAt: moment('last_used_at').notNull(),
    /** Extended by every renewal. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Generation of the newest refresh tokens. Concurrent renewals share one. */
    generation: integer('generation').notNull().default(0),
    generationBeganAt: moment('generation_began_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token in hex. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** Only the newest generation can renew, and the previous one for a short time. */
    generation: integer('generation').notNull().default(0),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
