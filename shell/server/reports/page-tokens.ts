import { createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { AppName, Version } from '@kaagazz/releases';
import { z } from 'zod';

export interface PageView {
  id: string;
  releases: Record<string, string>;
  owner: string | undefined;
  counted: boolean;
  issued: number;
}

export const TOKEN_LIFETIME_MS = 24 * 60 * 60_000;
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

const ID_BYTES = 9;
const SIGNATURE_BYTES = 16;
const MAX_TOKEN_LENGTH = 2_000;

const SEPARATOR = '~';
const Id = z.string().max(20);
const Issued = z.string().regex(/^[0-9a-z]{1,11}$/);
const Owner = z.union([AppName, z.literal('')]);
const Counted = z.enum(['1', '0']);
const Claims = z.tuple([Id, Issued, Owner, Counted], z.string());

/**
 * Signs and verifies page tokens, so that clients can't report failures of releases that they were
 * never served.
 */
export class PageTokens {
  readonly #key: KeyObject;
  readonly #now: () => number;

  constructor(secret: string, now: () => number = Date.now) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'kaagazz page token', 32)));
    this.#now = now;
  }

  issue({ releases, owner, counted = true }: Pick<PageView, 'releases' | 'owner'> & { counted?: boolean }): string {
    const id = randomBytes(ID_BYTES).toString('base64url');
    const named = Object.entries(releases).flat();
    const text = [id, this.#now().toString(36), owner ?? '', counted ? '1' : '0', ...named].join(SEPARATOR);
    return text + SEPARATOR + this.#sign(text).toString('base64url');
  }

  read(token: string): PageView | 'expired' | undefined {
    if (token.length > MAX_TOKEN_LENGTH) return undefined;
    const end = token.lastIndexOf(SEPARATOR);
    const text = token.slice(0, Math.max(end, 0));
    const given = Buffer.from(token.slice(end + 1), 'base64url');
    if (given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, this.#sign(text))) return undefined;
    const [id, time, owner, counted, ...named] = Claims.parse(text.split(SEPARATOR));
    const issued = Number.parseInt(time, 36);
    const age = this.#now() - issued;
    if (age > TOKEN_LIFETIME_MS || age < -MAX_CLOCK_DIFFERENCE_MS) return 'expired';
    return {
      id,
      releases: releasesIn(named),
      owner: owner === '' ? undefined : owner,
      counted: counted === '1',
      issued,
    };
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, SIGNATURE_BYTES);
  }
}

function releasesIn(named: readonly string[]): Record<string, string> {
  const pairs = named.flatMap((name, i) => (i % 2 === 0 ? [[name, named[i + 1]]] : []));
  return z.record(AppName, Version).parse(Object.fromEntries(pairs));
}
