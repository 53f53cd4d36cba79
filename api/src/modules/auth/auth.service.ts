import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedInUser } from '../../plugins/auth-guard.ts';
import { AccessTokens, unauthenticated } from './access-token.ts';
import type { Account } from './account.ts';
import { authKeys } from './auth-keys.ts';
import { CodeRequests } from './code-requests.ts';
import { CodeVerifier } from './code-verifier.ts';
import { mailboxCodesRepository as mailboxes } from './mailbox-codes.repository.ts';
import { prepareSessionUser } from './sessions.repository.ts';
import { Sessions, type OpenedSession } from './sessions.ts';
import { type Details, usersRepository as users, type UserRow } from './users.repository.ts';

export interface Verification {
  email: string;
  otp: string;
  fullname?: string | null | undefined;
  phone?: string | null | undefined;
  device: string;
  requester: string | null;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export class Auth {
  readonly codes: CodeRequests;
  readonly codeVerifier: CodeVerifier;
  readonly sessions: Sessions;
  readonly #context: AppContext;
  readonly #onSignIn: (tx: Database, account: Account) => Promise<void>;
  readonly #tokens: AccessTokens;
  readonly #sessionUser: ReturnType<typeof prepareSessionUser>;

  constructor(context: AppContext, onSignIn: (tx: Database, account: Account) => Promise<void>) {
    const { config, database, now, jobs } = context;
    this.codes = new CodeRequests(context);
    this.codeVerifier = new CodeVerifier(context);
    this.sessions = new Sessions(database, now);
    this.#context = context;
    this.#onSignIn = onSignIn;
    this.#tokens = new AccessTokens(authKeys(config), now);
    this.#sessionUser = prepareSessionUser(database);

    jobs.register({
      'forget-expired-sign-ins': {
        everyMs: HOUR_MS,
        run: async () => {
          await this.sessions.deleteExpired();
          await mailboxes.deleteOlderThan(database, new Date(now().getTime() - DAY_MS));
        },
      },
    });
  }

  /**
   * Signs in with an emailed code. Creates an account if the email address has none.
   * @throws Problem 400 `INVALID_OTP`, `OTP_EXPIRED` or `OTP_LOCKED`, or 429 `TOO_MANY_TRIES`
   */
  async verify({ email, otp, fullname, phone, device, requester }: Verification) {
    const verified = await this.codeVerifier.check(email, otp, requester);
    const { user, session } = await inTransaction(this.#context.database, async (tx) => {
      await this.codeVerifier.use(tx, verified);
      const account = { email, fullname: fullname || verified.matched.fullname || email, phone: phone || null };
      const row = await users.findOrCreate(tx, account, this.#context.now());
      await this.#onSignIn(tx, row);
      return { user: row, session: await this.sessions.open(tx, row.id, device) };
    });
    return {
      user: toSignedIn(user, session),
      accessToken: await this.#tokens.issue(session),
      refreshToken: session.refreshToken,
    };
  }

  async renew(refreshToken: string) {
    const session = await this.sessions.renew(refreshToken);
    return session && { accessToken: await this.#tokens.issue(session), refreshToken: session.refreshToken };
  }

  async logout(accessToken: string | null, refreshToken: string | null): Promise<void> {
    const holder = accessToken ? await this.#tokens.verify(accessToken).catch(() => null) : null;
    if (holder) await this.sessions.close(holder.sessionId);
    if (refreshToken) await this.sessions.closeByToken(refreshToken);
  }

  async authenticate(accessToken: string): Promise<SignedInUser> {
    const holder = await this.#tokens.verify(accessToken);
    const [user] = await this.#sessionUser.execute({ ...holder, now: this.#context.now().toISOString() });
    if (!user) throw unauthenticated();
    return user;
  }

  async update(user: SignedInUser, details: Details): Promise<SignedInUser> {
    const row = await users.update(this.#context.database, user.id, details, this.#context.now());
    if (!row) throw unauthenticated();
    return toSignedIn(row, user);
  }
}

function toSignedIn(user: UserRow, { sessionId }: Pick<OpenedSession, 'sessionId'>): SignedInUser {
  const { id, email, fullname, phone, username, profilePic, brandColors } = user;
  return { id, sessionId, email, fullname, phone, username, profilePic, brandColors };
}
