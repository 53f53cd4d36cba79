import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { ReleaseProblem } from '../model/release-problem.ts';
import { ROLLOUT_FILE, RolloutFile } from '../model/rollout.ts';
import type { Rollout } from '../model/rollout.ts';
import { forbiddenMove } from './permitted-moves.ts';
import { isSignedBy, keyId, readPublicKeys, readSigningKey, signDocument } from './signature.ts';
import type { SignedDocument } from './signature.ts';

type KeyRing = ReadonlyMap<string, KeyObject>;

/**
 * Signs and verifies releases and rollouts. A publisher key can sign any document, but a server key
 * can sign only permitted rollout changes.
 */
export class ReleaseTrust {
  /** Trust settings that accept unsigned documents and can't sign documents. */
  static readonly none = new ReleaseTrust(new Map(), new Map(), undefined, 0);
  /**
   * Minimum revision of a rollout. A newly started process rejects older rollouts, even if they are
   * correctly signed, to prevent replay attacks.
   */
  readonly minRevision: number;
  readonly #publishers: KeyRing;
  readonly #servers: KeyRing;
  readonly #key: KeyObject | undefined;

  private constructor(publishers: KeyRing, servers: KeyRing, key: KeyObject | undefined, minRevision: number) {
    this.minRevision = minRevision;
    this.#publishers = publishers;
    this.#servers = servers;
    this.#key = key;
  }

  static read(role: 'publisher' | 'server', environment: NodeJS.ProcessEnv): ReleaseTrust {
    const name = role === 'publisher' ? 'RELEASES_SIGNING_KEY' : 'RELEASES_SERVER_KEY';
    const text = environment[name];
    const key = text ? readSigningKey(name, text) : undefined;
    const publishers = readPublicKeys('RELEASES_PUBLIC_KEY', environment.RELEASES_PUBLIC_KEY ?? '');
    const servers = readPublicKeys('RELEASES_SERVER_PUBLIC_KEY', environment.RELEASES_SERVER_PUBLIC_KEY ?? '');
    if (key && role === 'server') servers.set(keyId(key), createPublicKey(key));
    const minRevision = Number(environment.RELEASES_MIN_REVISION ?? 0);
    if (!Number.isInteger(minRevision)) {
      throw new ReleaseProblem('USAGE', 'RELEASES_MIN_REVISION must be a whole number');
    }
    return new ReleaseTrust(publishers, servers, key, minRevision);
  }

  get isRequired(): boolean {
    return this.#publishers.size > 0;
  }

  get canSign(): boolean {
    return this.#key !== undefined;
  }

  /** @throws ReleaseProblem BAD_SIGNATURE */
  checkRelease(name: string, document: SignedDocument): void {
    if (!this.isRequired || isSignedBy('release', document, this.#publishers)) return;
    throw new ReleaseProblem('BAD_SIGNATURE', `${name} is not signed by a key in RELEASES_PUBLIC_KEY`);
  }

  checkRollout(document: SignedDocument): number | undefined {
    if (!this.isRequired || isSignedBy('rollout', document, this.#publishers)) return undefined;
    if (!isSignedBy('rollout', document, this.#servers)) {
      throw new ReleaseProblem('BAD_SIGNATURE', `${ROLLOUT_FILE} is not signed by a key in RELEASES_PUBLIC_KEY`);
    }
    const granted = document.granted as SignedDocument | undefined;
    if (!granted || !isSignedBy('rollout', granted, this.#publishers)) {
      throw new ReleaseProblem('BAD_SIGNATURE', `${ROLLOUT_FILE} follows no rollout that the publisher has signed`);
    }
    return this.#checkMove(granted, RolloutFile.parse(document), 'BAD_SIGNATURE');
  }

  signRelease<Document extends SignedDocument>(document: Document): Document {
    return this.#key ? { ...document, signature: signDocument('release', document, this.#key) } : document;
  }

  signRollout(before: SignedDocument | undefined, next: Rollout): SignedDocument {
    const key = this.#key;
    if (!key) {
      if (!this.isRequired) return next;
      const keys = 'RELEASES_SIGNING_KEY or, on a shell server, RELEASES_SERVER_KEY';
      throw new ReleaseProblem('USAGE', `this rollout is signed: set ${keys} to change it`);
    }
    if (!this.#servers.has(keyId(key))) return { ...next, signature: signDocument('rollout', next, key) };
    const granted = (before?.granted ?? before) as SignedDocument | undefined;
    if (!this.isRequired || !granted) return next;
    this.#checkMove(granted, next, 'NOT_NOW');
    const document = { ...next, granted };
    return { ...document, signature: signDocument('rollout', document, key) };
  }

  #checkMove(granted: SignedDocument, next: Rollout, code: 'BAD_SIGNATURE' | 'NOT_NOW'): number {
    const signed = RolloutFile.parse(granted);
    const why = next.revision > signed.revision ? forbiddenMove(signed, next) : 'it is older than the signed rollout';
    if (why === undefined) return signed.revision;
    const advice = code === 'NOT_NOW' ? ': use the release command with RELEASES_SIGNING_KEY' : '';
    throw new ReleaseProblem(code, `the shell servers’ key does not allow this change (${why})${advice}`);
  }
}
