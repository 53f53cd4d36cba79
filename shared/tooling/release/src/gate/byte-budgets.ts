import type { Release } from '@kaagazz/releases';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { SHELL } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

const KB = 1024;

/** What a mid-range phone on a slow network loads in the time it takes to look up: brotli bytes of JavaScript. */
export interface ByteBudgets {
  /** all that `/` needs: shell, entry, face and page */
  home: number;
  /** a remote's container */
  entry: number;
  /** a page's own chunks: what it needs beyond entry and face */
  page: number;
  /** measures a few page views, after everything else has been loaded */
  vitals: number;
  /** what an entry or a page may grow by from one release to the next: the larger of a share of its size and a number of bytes */
  growth: { share: number; bytes: number };
}

export const BYTE_BUDGETS: ByteBudgets = {
  home: 155 * KB,
  entry: 7 * KB,
  page: 30 * KB,
  vitals: 4 * KB,
  growth: { share: 0.1, bytes: 2 * KB },
};

/** The part of a release that weighs. */
export type Weighed = Pick<Release, 'app' | 'entry' | 'chunks' | 'files'>;

/** Something that is loaded as a whole, and what it may weigh. */
export interface Weight {
  /** `mfe-shop page cart-page` */
  what: string;
  bytes: number;
  budget: number;
}

const HOME = { app: 'mfe-brand', chunk: 'home-page' };
/** chunk of a remote's public face, which every page of it needs */
const FACE = 'routes';
const MAIN = 'main';

/** Each part of a release that a page view loads, on its own. */
export function weigh(release: Weighed, budgets: ByteBudgets = BYTE_BUDGETS): Weight[] {
  const { app, entry, chunks } = release;
  const line = (what: string, files: readonly string[], budget: number): Weight => ({
    what: `${app} ${what}`,
    bytes: bytesOf(release, files),
    budget,
  });
  if (app === SHELL) {
    return [
      line(MAIN, chunks[MAIN] ?? [], budgets.home),
      ...(chunks.vitals ? [line('vitals, of few views', chunks.vitals, budgets.vitals)] : []),
    ];
  }
  const shared = new Set([entry, ...(chunks[FACE] ?? [])]);
  const pages = Object.entries(chunks).map(([name, files]) => ({
    name,
    own: files.filter((file) => !shared.has(file)),
  }));
  return [
    line(`entry ${entry.split('/').at(-1)}`, [entry], budgets.entry),
    ...pages.filter(({ own }) => own.length > 0).map(({ name, own }) => line(`page ${name}`, own, budgets.page)),
  ];
}

/** All that the home page needs; undefined when no release brings it. */
export function weighHome(
  shell: Weighed | undefined,
  remotes: readonly Weighed[],
  budgets: ByteBudgets = BYTE_BUDGETS,
): Weight | undefined {
  const brand = remotes.find(({ app }) => app === HOME.app);
  const page = brand?.chunks[HOME.chunk];
  if (!shell || !brand || !page) return undefined;
  const files = [brand.entry, ...(brand.chunks[FACE] ?? []), ...page];
  const bytes = bytesOf(shell, shell.chunks[MAIN] ?? []) + bytesOf(brand, files);
  return { what: '/ (shell, entry, face and page)', bytes, budget: budgets.home };
}

/** A release against its budgets, and against the one that it takes the place of. */
export function checkBytes(release: Release, live: LiveSite, budgets: ByteBudgets = BYTE_BUDGETS): Finding {
  const isShell = release.app === SHELL;
  const home = weighHome(isShell ? release : live.shell, isShell ? live.remotes : [release], budgets);
  const now = [...weigh(release, budgets), ...(home ? [home] : [])];
  const before = new Map(live.before ? weigh(live.before, budgets).map(({ what, bytes }) => [what, bytes]) : []);
  return finding([
    ...now
      .filter(({ bytes, budget }) => bytes > budget)
      .map(({ what, bytes, budget }) => {
        return `${what}: ${kilobytes(bytes)}, over the budget of ${kilobytes(budget)}`;
      }),
    ...now.flatMap(({ what, bytes }) => {
      const old = before.get(what);
      if (old === undefined || bytes <= old + allowed(old, budgets)) return [];
      return [
        `${what}: ${kilobytes(bytes)}, grown from ${kilobytes(old)} (at most by ${kilobytes(allowed(old, budgets))})`,
      ];
    }),
  ]);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

function allowed(bytes: number, { growth }: ByteBudgets): number {
  return Math.max(bytes * growth.share, growth.bytes);
}

/** Sizes as served to a browser that takes brotli; every file once. */
function bytesOf({ app, files }: Weighed, names: readonly string[]): number {
  return [...new Set(names)].reduce((total, name) => {
    const file = files[name];
    if (!file) throw new Error(`${app}: release.json does not know ${name}`);
    return total + (file.brotliBytes ?? file.bytes);
  }, 0);
}
