import fs from 'node:fs';
import path from 'node:path';

import type { FaceKind } from '@kaagazz/contract/shared-singletons';

export const ROOT = path.resolve(import.meta.dirname, '../../../../..');

export const SHELL = 'shell';
/** Every remote. The build, the local runner and the tests read this list. */
export const REMOTES = ['mfe-brand', 'mfe-shop', 'mfe-print', 'mfe-account', 'mfe-desk'] as const;
export const APPS: readonly string[] = [SHELL, ...REMOTES];

/** Returns the global variable that holds a remote's container, such as `mfe_shop`. */
export function containerName(app: string): string {
  return app.replaceAll('-', '_');
}

/** Returns the path of the module that exports a remote's face, relative to the remote's folder. */
export function faceSource(kind: FaceKind): string {
  return `./src/public/${kind}.tsx`;
}

/**
 * Returns what a remote exposes, `routes` or `mount`, based on the files in its `src/public`
 * folder.
 */
export function faceKindOf(remote: string): FaceKind {
  return fs.existsSync(path.join(ROOT, remote, faceSource('mount'))) ? 'mount' : 'routes';
}
