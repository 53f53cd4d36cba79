import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
 * One row for each mailbox (or phone number) that was asked about, known or not: what may be sent to it and the one code that is
 * good for it. An unknown one gets a hash that no code matches, so that it behaves like a known one (E7).
 */
export const mailboxCodes = pgTable('mailbox_codes', {
  /** an address in lower case, or `phone:` and a number */
  mailbox: text('mailbox').primaryKey(),
  /** HMAC-SHA256 of mailbox and code, hex; null once used */
  codeHash: text('code_hash'),
  /** whether the hash belongs to a code that was really sent */
  real: boolean('real').notNull(),
  expiresAt: moment('expires_at').notNull(),
  tries: integer('tries').notNull().default(0),
  /** before this a resend is refused */
  nextSendAt: moment('next_send_at').notNull(),
  windowStartedAt: moment('window_started_at').notNull(),
  sentInWindow: integer('sent_in_window').notNull().default(1),
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
    /** when it was first exchanged for the next one */
    rotatedAt: moment('rotated_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
