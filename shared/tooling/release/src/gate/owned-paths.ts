import { hasParameter, overlap } from '@kaagazz/releases';
import type { Release } from '@kaagazz/releases';

import { finding } from './gate-report.ts';
import type { Finding } from './gate-report.ts';
import { SHELL, nameOf } from './live-site.ts';
import type { LiveSite } from './live-site.ts';

/** What the shell's server answers itself, or hands to another process. */
const RESERVED = ['api', 'media', 'releases', 'dev', 'healthz', 'readyz'];

/**
 * Whether each path has one owner. The shell gives a page to the first app that one of its paths matches, whichever pattern is the closer one: so two apps
 * must not own patterns that any address matches both of, `/products/:id` and `/products/new`; who gets it would be an accident of the order in the rollout.
 * A candidate's paths count, too: at 100 % they are the stable ones.
 */
export function checkPaths(release: Release, { remotes, candidates }: LiveSite): Finding {
  const { app, paths, menu, examples } = release;
  if (app === SHELL) return finding(paths.map((path) => `${path}: the shell owns no pages`));
  const others = [...remotes, ...candidates];
  return finding([
    ...paths.filter(isReserved).map((path) => `${path}: is reserved for the shell's server`),
    ...paths.flatMap((path) => conflicts(path, others)),
    ...Object.keys(menu)
      .filter((path) => !paths.includes(path))
      .map((path) => `${path}: stands in a menu (${menu[path]}), but is no path of the app`),
    ...paths.filter((path) => hasParameter(path) && !examples[path]).map((path) => `${path}: has no example to visit`),
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
