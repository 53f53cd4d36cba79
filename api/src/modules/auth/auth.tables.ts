import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PendingCode } from './code-limits.ts';
import { UNKNOWN_DEVICE } from './device-name.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Accounts. A row is inserted after the first sign-in with a code, so every email address is
 * verified.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
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
 * Sign-in codes and limits per mailbox or phone number, with or without an account. A phone number
 * without an account gets a decoy that no code matches, so both behave alike (docs/product.md,
 * Accounts and sign-in).
 */
export const mailboxCodes = pgTable('mailbox_codes', {
  mailbox: text('mailbox').primaryKey(),
  /** Unused codes, newest first, at most one for each requester. */
  codes: jsonb('codes').$type<PendingCode[]>().notNull().default([]),
  /** A resend before this time is rejected. */
  nextSendAt: moment('next_send_at').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
  /** Emails sent in the current hour. An email whose code was used no longer counts. */
  sentInWindow: integer('sent_in_window').notNull().default(1),
  /** Wrong codes entered in the current hour by anyone but the requester. */
  triesInWindow: integer('tries_in_window').notNull().default(0),
  dayStartedAt: moment('day_started_at').notNull().defaultNow(),
  sentInDay: integer('sent_in_day').notNull().default(0),
  triesInDay: integer('tries_in_day').notNull().default(0),
  /** The name given at sign-up, until the account is created. */
  pendingFullname: text('pending_fullname'),
});

/** A sign-in on one device. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull().default(UNKNOWN_DEVICE),
    createdAt: moment('created_at').notNull(),
    /** Updated at sign-in and by every renewal. */
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Incremented by a renewal. Concurrent renewals share a generation. */
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
    /**
     * Only tokens of the newest generation can renew a session, except that the previous one stays
     * valid for `ROTATION_GRACE_MS`.
     */
    generation: integer('generation').notNull().default(0),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
