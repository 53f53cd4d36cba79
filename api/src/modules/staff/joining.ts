import type { StaffRole } from '@kaagazz/domain/desk';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../plugins/problem.ts';
import { authKeys } from '../auth/auth-keys.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { describeAuthenticator, newTotpSecret, totpStep } from './authenticator.ts';
import type { Passkeys } from './passkeys.ts';
import type { StaffSignIn } from './sign-in.service.ts';
import { lockStaffByInvitation, type StaffRow, updateStaff } from './staff.repository.ts';
import { StaffSecrets } from './staff-secrets.ts';
import { invitationHash } from './staff.service.ts';
import type { StaffSessions } from './staff-sessions.ts';

interface Dependencies {
  passkeys: Passkeys;
  sessions: StaffSessions;
  signIn: StaffSignIn;
}

interface Place {
  origin: string;
  device: string;
}

interface Joined {
  token: string;
  recoveryCodes: string[];
}

/**
 * Accepts staff invitations, each of which can be used once. All methods throw Problem 400
 * `INVITATION_INVALID` for an invalid invitation.
 */
export class Joining {
  readonly #context: AppContext;
  readonly #parts: Dependencies;
  readonly #secrets: StaffSecrets;

  constructor(context: AppContext, parts: Dependencies) {
    this.#context = context;
    this.#parts = parts;
    this.#secrets = new StaffSecrets(authKeys(context.config));
  }

  async open(invitation: string, origin: string) {
    const secret = newTotpSecret();
    const person = await inTransaction(this.#context.database, async (tx) => {
      const found = await this.#lock(tx, invitation);
      return updateStaff(tx, found.id, { newTotpSecret: this.#secrets.encrypt(secret) });
    });
    const { email, name, role }: { email: string; name: string; role: StaffRole } = person;
    return {
      email,
      name,
      role,
      passkeyOptions: { ...(await this.#parts.passkeys.registrationOptions(person, origin)) },
      authenticator: describeAuthenticator(secret, email),
    };
  }

  /** @throws Problem 400 `SIGN_IN_REFUSED` */
  async withPasskey(
    { token, name, response }: { token: string; name: string; response: { id: string } },
    { origin, device }: Place,
  ): Promise<Joined> {
    const credential = await this.#parts.passkeys.verifyNew({ ...response }, origin);
    return inTransaction(this.#context.database, async (tx) => {
      const person = await this.#lock(tx, token);
      await this.#parts.passkeys.add(tx, person.id, device, credential);
      return this.#join(tx, person, { name, newTotpSecret: null }, device);
    });
  }

  /** @throws Problem 400 `SIGN_IN_REFUSED` */
  async withAuthenticator(
    { token, name, totp }: { token: string; name: string; totp: string },
    device: string,
  ): Promise<Joined> {
    return inTransaction(this.#context.database, async (tx) => {
      const person = await this.#lock(tx, token);
      const encrypted = person.newTotpSecret;
      const secret = encrypted === null ? null : this.#secrets.decrypt(encrypted);
      const step = secret === null ? null : totpStep(secret, totp, this.#context.now());
      if (step === null)
        throw new Problem(
          'SIGN_IN_REFUSED',
          'This code is incorrect. Please wait until your app shows a new code, then try again.',
        );
      const change = { name, totpSecret: encrypted, totpStep: step, newTotpSecret: null };
      return this.#join(tx, person, change, device);
    });
  }

  async #lock(tx: Database, invitation: string): Promise<StaffRow> {
    const found = await lockStaffByInvitation(tx, invitationHash(invitation), this.#context.now());
    if (found) return found;
    throw new Problem('INVITATION_INVALID', 'This invitation is no longer valid. Please ask for a new one.');
  }

  async #join(tx: Database, { id, version }: StaffRow, change: Partial<StaffRow>, device: string): Promise<Joined> {
    const accepted = { invitationHash: null, invitationEndsAt: null, state: 'active' as const, version: version + 1 };
    const { name } = await updateStaff(tx, id, { ...change, ...accepted });
    const recoveryCodes = await this.#parts.signIn.renewRecoveryCodes(tx, id);
    const entry = { action: 'staff.join', resource: 'staff', record: id, before: { state: 'invited' } };
    await noteDeskChange(tx, { id, name }, { ...entry, after: { state: 'active' } }, this.#context.now());
    return { token: await this.#parts.sessions.open(tx, id, device), recoveryCodes };
  }
}
