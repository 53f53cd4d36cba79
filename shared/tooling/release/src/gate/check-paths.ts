import { hasParameter, overlap } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { SHELL, nameOf } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

/** First path segments that the shell server uses. Apps must not use them. */
const RESERVED = ['api', 'media', 'releases', 'dev', 'healthz', 'readyz'];

/**
 * Reports paths that overlap with another app's paths. For example, the URL `/products/new` matches
 * both `/products/:id` and `/products/new`.
 */
export function checkPaths(release: Release, { remotes, candidates }: LiveSite): Finding {
  const { app, paths, menu, examples } = release;
  if (app === SHELL) return finding(paths.map((path) => `${path}: the shell can't own pages`));
  const others = [...remotes, ...candidates];
  return finding([
    ...paths.filter(isReserved).map((path) => `${path}: is reserved for the shell's server`),
    ...paths.flatMap((path) => conflicts(path, others)),
    ...Object.keys(menu)
      .filter((path) => !paths.includes(path))
      .map((path) => `${path}: is a menu entry (${menu[path]}), but not a path of the app`),
    ...paths.filter((path) => hasParameter(path) && !examples[path]).map((path) => `${path}: has no example URL`),
  ]);
}

function isReserved(path: string): boolean {
  const first = path.toLowerCase().split('/').find(Boolean) ?? '';
  return first.startsWith('_') || RESERVED.includes(first);
}

function conflicts(path: string, others: readonly Release[]): string[] {
  const found = others.flatMap((other) =>
    other.paths.filter((theirs) => overlap(path, theirs)).map((theirs) => `${path}: ${nameOf(other)} owns ${theirs}`),
  );
  return [...new Set(found)];
}
