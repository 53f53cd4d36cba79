import fs from 'node:fs';
import path from 'node:path';

import type { FaceKind } from '@kaagazz/contract/shared-singletons';

/** Root of the remote's own repository if this package is installed there, otherwise undefined. */
const INSTALLED_IN = /^(.*)[\\/]node_modules[\\/]@kaagazz[\\/]build[\\/]/.exec(import.meta.dirname)?.[1];

/** Root of this repository, or of a remote's own repository. */
export const ROOT = INSTALLED_IN ?? path.resolve(import.meta.dirname, '../../../../..');

/** Name of the remote if it has its own repository, otherwise undefined. */
export const OWN_REMOTE: string | undefined = INSTALLED_IN === undefined ? undefined : packageName(INSTALLED_IN);

export const SHELL = 'shell';
const SITE_REMOTES = ['mfe-brand', 'mfe-shop', 'mfe-print', 'mfe-account', 'mfe-desk'];
/** Names of all remotes. In a remote's own repository, only that remote. */
export const REMOTES: readonly string[] = OWN_REMOTE === undefined ? SITE_REMOTES : [OWN_REMOTE];
export const APPS: readonly string[] = OWN_REMOTE === undefined ? [SHELL, ...SITE_REMOTES] : [OWN_REMOTE];

export function appFolder(app: string): string {
  return app === OWN_REMOTE ? ROOT : path.join(ROOT, app);
}

/** Returns the global variable that holds a remote's container, such as `mfe_shop`. */
export function containerName(app: string): string {
  return app.replaceAll('-', '_');
}

/** Returns the path of a remote's `routes` or `mount` module, relative to the remote's folder. */
export function faceSource(kind: FaceKind): string {
  return `./src/public/${kind}.tsx`;
}

/**
 * Returns what a remote exposes, `routes` or `mount`, based on the files in its `src/public`
 * folder.
 */
export function faceKindOf(remote: string): FaceKind {
  return fs.existsSync(path.join(appFolder(remote), faceSource('mount'))) ? 'mount' : 'routes';
}

function packageName(folder: string): string {
  const { name } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string };
  return name;
}
