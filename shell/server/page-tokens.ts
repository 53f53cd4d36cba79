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

const Claims = z.tuple([z.string().max(20), z.number().int(), z.record(AppName, Version), z.string(), z.boolean()]);

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

  /** @returns opaque; about 200 characters for five apps, all of them safe in a URL, an attribute and JSON */
  issue({ releases, owner, counted = true }: Pick<PageView, 'releases' | 'owner'> & { counted?: boolean }): string {
    const id = randomText(ID_BYTES, 'base64url');
    const claims: z.infer<typeof Claims> = [id, this.#now(), releases, owner ?? '', counted];
    const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${text}.${this.#sign(text).toString('base64url')}`;
  }

  /** @returns undefined when it is not ours; `expired` when it was */
  read(token: string): PageView | 'expired' | undefined {
    if (token.length > LONGEST_TOKEN) return undefined;
    const [text = '', signature = '', ...rest] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    if (rest.length > 0 || given.length !== SIGNATURE_BYTES || !timingSafeEqual(given, this.#sign(text)))
      return undefined;
    const [id, issued, releases, owner, counted] = Claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const age = this.#now() - issued;
    if (age > TOKEN_LIVES_MS || age < -AHEAD_MS) return 'expired';
    return { id, releases, owner: owner === '' ? undefined : owner, counted, issued };
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, SIGNATURE_BYTES);
  }
}
