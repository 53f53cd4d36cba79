import path from 'node:path';

import type { ReleaseName } from './render-messages.ts';

/** Bundles are compiled under their file path, so that stack traces contain the path. */
export interface LoadedBundle extends ReleaseName {
  folder: string;
}

/**
 * Blames the innermost remote in the stack rather than the shell, because the shell calls the
 * remotes.
 */
export function culpritIn(stack: string, bundles: Iterable<LoadedBundle>): ReleaseName | undefined {
  const found = [...bundles]
    .map((bundle) => ({ bundle, at: stack.indexOf(bundle.folder + path.sep) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ bundle }) => bundle);
  const culprit = found.find(({ app }) => app !== 'shell') ?? found[0];
  return culprit && { app: culprit.app, version: culprit.version };
}
