import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedInUser } from '../../plugins/auth-guard.ts';
import { Problem } from '../../plugins/problem.ts';
import { accessTokens, unauthenticated } from './access-token.ts';
import { codeRequests } from './code-requests.ts';
import { mailboxCodesRepository as mailboxes } from './mailbox-codes.repository.ts';
import { codeHasher, MAXIMUM_TRIES } from './one-time-code.ts';
import { prepareSessionUser } from './sessions.repository.ts';
import { sessionRules, type OpenedSession } from './sessions.ts';
import { usersRepository as users, type UserRow } from './users.repository.ts';

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
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Signing in and out, and knowing who calls (specification §4, §7; E7, E29). */
export function createAuth(context: AppContext) {
  const { config, database, now, workers } = context;
  const tokens = accessTokens(config.authSecret, now);
  const sessions = sessionRules(database, now);
  const hasher = codeHasher(config.authSecret);
  const codes = codeRequests(context);
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
    register: (fullname: string, email: string) => codes.ask({ mailbox: email, door: 'register', fullname }),
    login: (email: string) => codes.ask({ mailbox: email, door: 'login' }),
    resend: (email: string) => codes.ask({ mailbox: email, door: 'resend' }),
    resendByPhone: (phone: string) => codes.askByPhone(phone),

    /**
     * Signs in with a code. The try is counted before anything is compared and stays counted whatever comes after.
     *
     * @throws Problem 400 `INVALID_OTP`, `OTP_EXPIRED` or `OTP_LOCKED`
     */
    async verify({ email, otp, fullname, phone, device }: Verification) {
      const moment = now();
      const held = await mailboxes.countTry(database, email, MAXIMUM_TRIES, moment);
      if (!held?.codeHash) throw await refusal(email, moment);
      const { codeHash, pendingFullname } = held;
      if (!hasher.matches(codeHash, email, otp)) throw invalidCode();

      const { user, session } = await inTransaction(database, async (tx) => {
        if (!(await mailboxes.consume(tx, email, codeHash, moment))) throw invalidCode();
        const account = { email, fullname: fullname || pendingFullname || email, phone: phone || null };
        const row = await users.ensure(tx, account, moment);
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
  };

  /** Why no try was granted. A decoy counts and expires like a code, so the answer tells nothing about the account. */
  async function refusal(email: string, moment: Date): Promise<Problem> {
    const row = await mailboxes.find(database, email);
    if (!row?.codeHash) return invalidCode();
    if (row.expiresAt <= moment) return new Problem(400, 'OTP_EXPIRED', 'This code has expired. Ask for a new one.');
    return new Problem(400, 'OTP_LOCKED', 'Too many wrong codes. Ask for a new one.');
  }
}

function invalidCode(): Problem {
  return new Problem(400, 'INVALID_OTP', 'This code is not right. Look at the newest mail from us.');
}

function toSignedIn(user: UserRow, session: OpenedSession): SignedInUser {
  const { id, email, fullname, phone, username, profilePic } = user;
  return { id, sessionId: session.sessionId, email, fullname, phone, username, profilePic };
}
