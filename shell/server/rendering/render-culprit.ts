import path from 'node:path';

import type { ReleaseName } from './render-messages.ts';

/** A loaded release. Bundles are compiled under their file name, so stack traces contain it. */
export interface LoadedBundle extends ReleaseName {
  /** Absolute path. */
  folder: string;
}

/**
 * Returns the release that a stack trace blames. The shell renders every remote, so a remote
 * anywhere in the stack is to blame; among several, the innermost one.
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
