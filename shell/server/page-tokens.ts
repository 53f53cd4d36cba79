import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { AppName, Version } from '@kaagazz/releases';
import { z } from 'zod';

import { randomText } from './random-text.ts';

/** What a page view was made of. Nothing in it is of the visitor. */
export interface PageView {
  /** random, and this view's alone */
  id: string;
  /** app -> version: all that this page may run */
  releases: Record<string, string>;
  /** the app that owns the path */
  owner: string | undefined;
  /** false for testers: what their pages report is not counted */
  counted: boolean;
  /** milliseconds since 1970 */
  issued: number;
}

/** A tab may stay open for a day before it reports. */
export const TOKEN_LIVES_MS = 24 * 60 * 60_000;
/** Servers' clocks differ. */
const AHEAD_MS = 60_000;

const ID_BYTES = 9;
const SIGNATURE_BYTES = 16;
/** no page needs more */
const LONGEST_TOKEN = 2_000;

/** Stands in no id, no number, no app's name and no version. */
const BETWEEN = '~';
const Id = z.string().max(20);
const Issued = z.string().regex(/^[0-9a-z]{1,11}$/);
const Owner = z.union([AppName, z.literal('')]);
const Counted = z.enum(['1', '0']);
const Claims = z.tuple([Id, Issued, Owner, Counted], z.string());

/** Tokens by which a page proves what it was made of, so that nobody can report of a release which they were not given. */
export class PageTokens {
  /** made once: of bytes, each signature would make one anew, which costs six times what signing does */
  readonly #key: KeyObject;
  readonly #now: () => number;

  /** @param secret shared by all shell servers; what is signed here is no tester's link, and the other way round */
  constructor(secret: string, now: () => number = Date.now) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'kaagazz page token', 32)));
    this.#now = now;
  }

  /**
   * Written out, not as JSON in base64: each view has one of its own, so no page's compression can take a letter from it.
   *
   * @returns opaque; about 180 characters for five apps, all of them safe in an attribute and in JSON
   */
  issue({ releases, owner, counted = true }: Pick<PageView, 'releases' | 'owner'> & { counted?: boolean }): string {
    const id = randomText(ID_BYTES, 'base64url');
    const named = Object.entries(releases).flat();
    const text = [id, this.#now().toString(36), owner ?? '', counted ? '1' : '0', ...named].join(BETWEEN);
    return text + BETWEEN + this.#sign(text).toString('base64url');
  }

  /** @returns undefined when it is not ours; `expired` when it was */
  read(token: string): PageView | 'expired' | undefined {
    if (token.length > LONGEST_TOKEN) return undefined;
    const end = token.lastIndexOf(BETWEEN);
    const text = token.slice(0, Math.max(end, 0));
    const given = Buffer.from(token.slice(end + 1), 'base64url');
    if (given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, this.#sign(text))) return undefined;
    const [id, time, owner, counted, ...named] = Claims.parse(text.split(BETWEEN));
    const issued = Number.parseInt(time, 36);
    const age = this.#now() - issued;
    if (age > TOKEN_LIVES_MS || age < -AHEAD_MS) return 'expired';
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

/** @param named app, version, app, version, ... */
function releasesIn(named: readonly string[]): Record<string, string> {
  const pairs = named.flatMap((name, i) => (i % 2 === 0 ? [[name, named[i + 1]]] : []));
  return z.record(AppName, Version).parse(Object.fromEntries(pairs));
}
