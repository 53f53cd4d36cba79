import type { Release } from '@kaagazz/releases';

import type { LiveSite } from '../gate/live-site.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

export function handMadeRelease(over: Partial<Release> & Pick<Release, 'app'>): Release {
  return {
    version: '1.0.0-a',
    contract: 1,
    mode: 'production',
    paths: [],
    examples: {},
    menu: {},
    ownDocuments: [],
    entry: 'client/remoteEntry.js',
    server: 'server/index.cjs',
    chunks: {},
    shared: {},
    files: {},
    ...over,
  };
}

export function filesOf(sizes: Record<string, number>): Release['files'] {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, brotliBytes]) => [
      name,
      { integrity: INTEGRITY, bytes: brotliBytes * 3, brotliBytes },
    ]),
  );
}

export function handMadeSite(over: Partial<LiveSite> = {}): LiveSite {
  return { before: undefined, shell: undefined, remotes: [], candidates: [], ...over };
}
