import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COMPANY } from '@kaagazz/domain';
import { and, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../plugins/problem.ts';
import { staff, staffChallenges, staffPasskeys } from './staff.tables.ts';

/** Lifetime of a challenge. Entering a security key's PIN can take longer than a minute. */
const CHALLENGE_MS = 5 * 60_000;

type BrowserResponse = Record<string, unknown> & { id: string };

const SignedResponse = z.object({ response: z.object({ clientDataJSON: z.string().max(10_000) }) });
const ClientData = z.object({ challenge: z.string().max(500) });

interface Person {
  id: string;
  email: string;
  name: string;
}

export interface UsedPasskey {
  id: string;
  staffId: string;
  counter: number;
}

export class Passkeys {
  readonly #context: Pick<AppContext, 'database' | 'now'>;

  constructor(context: Pick<AppContext, 'database' | 'now'>) {
    this.#context = context;
  }

  async registrationOptions({ id, email, name }: Person, origin: string) {
    const excludeCredentials = await this.#context.database
      .select({ id: staffPasskeys.id })
      .from(staffPasskeys)
      .where(eq(staffPasskeys.staffId, id));
    const options = await generateRegistrationOptions({
      rpName: COMPANY.name,
      rpID: new URL(origin).hostname,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      excludeCredentials,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#keepChallenge(options.challenge);
    return options;
  }

  /** @throws Problem 400 `SIGN_IN_REFUSED` */
  async verifyNew(response: BrowserResponse, origin: string): Promise<WebAuthnCredential> {
    const expectedChallenge = await this.#takeChallenge(response);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
    }).catch(refuse);
    return registrationInfo?.credential ?? refuse();
  }

  async add(tx: Database, staffId: string, name: string, credential: WebAuthnCredential): Promise<void> {
    const { id, publicKey, counter, transports = [] } = credential;
    const inserted = await tx
      .insert(staffPasskeys)
      .values({
        id,
        staffId,
        name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        createdAt: this.#context.now(),
      })
      .onConflictDoNothing()
      .returning({ id: staffPasskeys.id });
    if (inserted.length === 0) refuse();
  }

  async signInOptions(origin: string) {
    const rpID = new URL(origin).hostname;
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    await this.#keepChallenge(options.challenge);
    return options;
  }

  async verify(response: BrowserResponse, origin: string): Promise<UsedPasskey> {
    const expectedChallenge = await this.#takeChallenge(response);
    const [passkey] = await this.#context.database
      .select({
        id: staffPasskeys.id,
        staffId: staffPasskeys.staffId,
        publicKey: staffPasskeys.publicKey,
        counter: staffPasskeys.counter,
      })
      .from(staffPasskeys)
      .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
      .where(and(eq(staffPasskeys.id, response.id), eq(staff.state, 'active')));
    if (!passkey) return refuse();
    const { id, staffId, counter } = passkey;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: { id, counter, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
    }).catch(refuse);
    return verified ? { id, staffId, counter: authenticationInfo.newCounter } : refuse();
  }

  /** Records the use of a passkey. Call this in the transaction that signs the person in. */
  async noteUse(tx: Database, { id, counter }: UsedPasskey): Promise<void> {
    const lastUsedAt = this.#context.now();
    const used = await tx
      .update(staffPasskeys)
      .set({ counter, lastUsedAt })
      .where(eq(staffPasskeys.id, id))
      .returning({ id: staffPasskeys.id });
    if (used.length === 0) refuse();
  }

  async deleteExpiredChallenges(): Promise<void> {
    await this.#context.database.delete(staffChallenges).where(lt(staffChallenges.expiresAt, this.#context.now()));
  }

  async #keepChallenge(challenge: string): Promise<void> {
    const expiresAt = new Date(this.#context.now().getTime() + CHALLENGE_MS);
    await this.#context.database.insert(staffChallenges).values({ challenge, expiresAt });
  }

  /**
   * Deletes the challenge, so that it can't be used again, and returns it. Rejects an unknown or
   * expired challenge.
   */
  async #takeChallenge(response: BrowserResponse): Promise<string> {
    const challenge = challengeOf(response);
    const { database, now } = this.#context;
    const taken = await database
      .delete(staffChallenges)
      .where(and(eq(staffChallenges.challenge, challenge), gt(staffChallenges.expiresAt, now())))
      .returning({ challenge: staffChallenges.challenge });
    return taken[0]?.challenge ?? refuse();
  }
}

function challengeOf(response: BrowserResponse): string {
  try {
    const { clientDataJSON } = SignedResponse.parse(response).response;
    const { challenge } = ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return challenge.includes('\0') ? refuse() : challenge;
  } catch {
    return refuse();
  }
}

function refuse(): never {
  throw new Problem('SIGN_IN_REFUSED', 'This passkey was not accepted. Please try again.');
}
