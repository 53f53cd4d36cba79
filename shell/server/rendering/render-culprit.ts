import path from 'node:path';

import type { ReleaseName } from './render-messages.ts';

export interface LoadedBundle extends ReleaseName {
  folder: string;
}

export function culpritIn(stack: string, bundles: Iterable<LoadedBundle>): ReleaseName | undefined {
  const found = [...bundles]
    .map((bundle) => ({ bundle, at: stack.indexOf(bundle.folder + path.sep) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ bundle }) => bundle);
  const culprit = found.find(({ app }) => app !== 'shell') ?? found[0];
  return culprit && { app: culprit.app, version: culprit.version };
}
