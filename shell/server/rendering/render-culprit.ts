import path from 'node:path';

import type { ReleaseName } from './render-messages.ts';

/**
 * A loaded release. Its bundle is compiled under its file path, so that stack traces contain the
 * path.
 */
export interface LoadedBundle extends ReleaseName {
  folder: string;
}

/**
 * Returns the release that caused an error, according to its stack trace. Because the shell calls
 * the remotes, a remote in the stack is blamed rather than the shell. The innermost remote is
 * blamed first.
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
