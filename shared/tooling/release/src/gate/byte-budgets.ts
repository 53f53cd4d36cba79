import type { Release } from '@kaagazz/releases';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { SHELL } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

const KB = 1024;

export interface ByteBudgets {
  home: number;
  entry: number;
  page: number;
  vitals: number;
  /**
   * Maximum growth per release, as a share of the previous size and in bytes. The larger of the two
   * limits applies.
   */
  growth: { share: number; bytes: number };
}

export const MAX_IMAGE_BYTES: number = 400 * KB;
const IMAGE = /\.(avif|gif|jpe?g|png|svg|webp)$/;

export const BYTE_BUDGETS: ByteBudgets = {
  home: 155 * KB,
  entry: 7 * KB,
  page: 30 * KB,
  vitals: 4 * KB,
  growth: { share: 0.1, bytes: 2 * KB },
};

type Weighed = Pick<Release, 'app' | 'entry' | 'chunks' | 'files' | 'mountedAt'>;

export interface Weight {
  what: string;
  bytes: number;
  budget: number;
}

const HOME = { app: 'mfe-brand', chunk: 'home-page' };
const FACE = 'routes';
const MAIN = 'main';

export function weigh(release: Weighed, budgets: ByteBudgets = BYTE_BUDGETS): Weight[] {
  const { app, entry, chunks, mountedAt } = release;
  if (mountedAt !== undefined) return [];
  const line = (what: string, files: readonly string[], budget: number): Weight => ({
    what: `${app} ${what}`,
    bytes: bytesOf(release, files),
    budget,
  });
  if (app === SHELL) {
    return [
      line(MAIN, chunks[MAIN] ?? [], budgets.home),
      ...(chunks.vitals ? [line('vitals, loaded on few page views', chunks.vitals, budgets.vitals)] : []),
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

export function checkBytes(release: Release, live: LiveSite, budgets: ByteBudgets = BYTE_BUDGETS): Finding {
  const isShell = release.app === SHELL;
  const home = weighHome(isShell ? release : live.shell, isShell ? live.remotes : [release], budgets);
  const now = [...weigh(release, budgets), ...(home ? [home] : [])];
  const before = new Map(live.before ? weigh(live.before, budgets).map(({ what, bytes }) => [what, bytes]) : []);
  const heavyImages = Object.entries(release.files).filter(
    ([name, { bytes, brotliBytes = bytes }]) => IMAGE.test(name) && brotliBytes > MAX_IMAGE_BYTES,
  );
  return finding([
    ...heavyImages.map(
      ([name, { bytes }]) => `${name}: ${kilobytes(bytes)}, over the limit of ${kilobytes(MAX_IMAGE_BYTES)} for images`,
    ),
    ...now
      .filter(({ bytes, budget }) => bytes > budget)
      .map(({ what, bytes, budget }) => {
        return `${what}: ${kilobytes(bytes)}, over the budget of ${kilobytes(budget)}`;
      }),
    ...now.flatMap(({ what, bytes }) => {
      const old = before.get(what);
      if (old === undefined || bytes <= old + allowed(old, budgets)) return [];
      return [
        `${what}: ${kilobytes(bytes)}, grown from ${kilobytes(old)} (at most ${kilobytes(allowed(old, budgets))} allowed)`,
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

function bytesOf({ app, files }: Weighed, names: readonly string[]): number {
  return [...new Set(names)].reduce((total, name) => {
    const file = files[name];
    if (!file) throw new Error(`${app}: release.json does not list ${name}`);
    return total + (file.brotliBytes ?? file.bytes);
  }, 0);
}
