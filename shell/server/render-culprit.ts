import path from 'node:path';

import type { ReleaseName } from './render-messages.ts';

/** Of a loaded release, where its server bundle lies: bundles are compiled under their file's name, so stacks name it. */
export interface LoadedBundle extends ReleaseName {
  /** absolute folder of the release */
  folder: string;
}

/**
 * The release that a stack leads to. A remote is always drawn by the shell and runs on the shell's React, so a remote that appears in the stack is
 * meant, wherever it stands; among several the innermost.
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
