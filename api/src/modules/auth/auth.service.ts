import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedInUser } from '../../plugins/auth-guard.ts';
import { accessTokens, unauthenticated } from './access-token.ts';
import { authKeys } from './auth-keys.ts';
import { codeRequests } from './code-requests.ts';
import { mailboxCodesRepository as mailboxes } from './mailbox-codes.repository.ts';
import { mailboxProof } from './mailbox-proof.ts';
import { prepareSessionUser } from './sessions.repository.ts';
import { sessionRules, type OpenedSession } from './sessions.ts';
import { type Details, usersRepository as users, type UserRow } from './users.repository.ts';

export type Auth = ReturnType<typeof createAuth>;

/** A code typed in, at either door; name and phone come from sign-up and only count for a new account. */
export interface Verification {
  /** lower case */
  email: string;
  otp: string;
  fullname?: string | undefined;
  phone?: string | undefined;
  /** what the session is known by: `Chrome on Android` */
  device: string;
  /** the cookie of the browser that asked for the code; null without */
  asker: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Signing in and out, knowing who calls, and what shoppers change of their own account (specification §4, §6, §7; E7, E29). */
export function createAuth(context: AppContext) {
  const { config, database, now, workers } = context;
  const tokens = accessTokens(authKeys(config), now);
  const sessions = sessionRules(database, now);
  const codes = codeRequests(context);
  const proof = mailboxProof(context);
  const sessionUser = prepareSessionUser(database);

  workers.add({
    name: 'forget-expired-sign-ins',
    everyMs: 60 * 60 * 1000,
    async run() {
      await sessions.forgetExpired();
      await mailboxes.forgetOlderThan(database, new Date(now().getTime() - DAY_MS));
    },
  });

  return {
    proof,
    sessions,

    // Each answers whether a mail was written, so that the asking browser holds a code of its own.
    register: (fullname: string, email: string, asker: string) =>
      codes.ask({ mailbox: email, door: 'register', fullname, asker }),
    login: (email: string, asker: string) => codes.ask({ mailbox: email, door: 'login', asker }),
    resend: (email: string, asker: string) => codes.ask({ mailbox: email, door: 'resend', asker }),
    resendByPhone: (phone: string, asker: string) => codes.askByPhone(phone, asker),
    /** The code that deleting an account asks for (E36). @throws Problem 429 */
    codeForDeletion: (email: string, sessionId: string) =>
      codes.ask({ mailbox: email, door: 'deletion', asker: sessionId }),

    /**
     * Signs in with a code.
     *
     * @throws Problem 400 `INVALID_OTP`, `OTP_EXPIRED` or `OTP_LOCKED`, 429 `TOO_MANY_TRIES`
     */
    async verify({ email, otp, fullname, phone, device, asker }: Verification) {
      const proven = await proof.check(email, otp, asker);
      const { user, session } = await inTransaction(database, async (tx) => {
        await proof.use(tx, proven);
        const account = { email, fullname: fullname || proven.pendingFullname || email, phone: phone || null };
        const row = await users.ensure(tx, account, now());
        return { user: row, session: await sessions.open(tx, row.id, device) };
      });
      return {
        user: toSignedIn(user, session),
        accessToken: await tokens.issue(session),
        refreshToken: session.refreshToken,
      };
    },

    /** @returns `null` when the refresh token opens nothing (any more) */
    async renew(refreshToken: string) {
      const session = await sessions.renew(refreshToken);
      return session && { accessToken: await tokens.issue(session), refreshToken: session.refreshToken };
    },

    /** Closes the session that either token belongs to; an access token which has run out is as good as none. */
    async logout(accessToken: string | null, refreshToken: string | null): Promise<void> {
      const holder = accessToken ? await tokens.verify(accessToken).catch(() => null) : null;
      if (holder) await sessions.close(holder.sessionId);
      if (refreshToken) await sessions.closeByToken(refreshToken);
    },

    /** @throws Problem 401 */
    authenticate: async (accessToken: string): Promise<SignedInUser> => {
      const holder = await tokens.verify(accessToken);
      const [user] = await sessionUser.execute({ ...holder, now: now().toISOString() });
      if (!user) throw unauthenticated();
      return user;
    },

    /**
     * Changes the shopper's own details; what is not given stays.
     *
     * @throws Problem 401 when the account was deleted meanwhile
     */
    async update(user: SignedInUser, details: Details): Promise<SignedInUser> {
      const row = await users.update(database, user.id, details, now());
      if (!row) throw unauthenticated();
      return toSignedIn(row, user);
    },
  };
}

function toSignedIn(user: UserRow, { sessionId }: Pick<OpenedSession, 'sessionId'>): SignedInUser {
  const { id, email, fullname, phone, username, profilePic } = user;
  return { id, sessionId, email, fullname, phone, username, profilePic };
}
