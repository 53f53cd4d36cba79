import { STAFF_ROLES } from '@kaagazz/domain/desk';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const staffId = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

const STAFF_STATES = ['invited', 'active', 'removed'] as const;

/** Removed staff are kept, because the audit log refers to them. */
export const staff = pgTable('staff', {
  id: uuid('id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: STAFF_ROLES }).notNull(),
  state: text('state', { enum: STAFF_STATES }).notNull(),
  version: integer('version').notNull().default(1),
  totpSecret: text('totp_secret'),
  /**
   * Time step of the last accepted code. Later codes must have a higher time step, so that no code
   * can be used twice.
   */
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  /** Replaces `totpSecret` after the person has entered a code from the new authenticator. */
  newTotpSecret: text('new_totp_secret'),
  invitationHash: text('invitation_hash').unique(),
  invitationEndsAt: moment('invitation_ends_at'),
  lastSeenAt: moment('last_seen_at'),
  createdAt: moment('created_at').notNull(),
});

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: text('id').primaryKey(),
    staffId: staffId(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
);

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    hash: text('hash').primaryKey(),
    staffId: staffId(),
  },
  (table) => [index('staff_recovery_codes_staff').on(table.staffId)],
);

export const staffCodes = pgTable('staff_codes', {
  staffId: staffId().primaryKey(),
  hash: text('hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Each challenge works once. */
export const staffChallenges = pgTable(
  'staff_challenges',
  { challenge: text('challenge').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('staff_challenges_expiry').on(table.expiresAt)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    staffId: staffId(),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    idleUntil: moment('idle_until').notNull(),
    /** Absolute expiry time. Using the session doesn't extend it. */
    expiresAt: moment('expires_at').notNull(),
    steppedUpUntil: moment('stepped_up_until').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId), index('staff_sessions_expiry').on(table.expiresAt)],
);
