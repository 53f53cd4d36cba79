import fs from 'node:fs';
import path from 'node:path';

import type { FaceKind } from '@kaagazz/contract/shared-singletons';

const INSTALLED_IN = /^(.*)[\\/]node_modules[\\/]@kaagazz[\\/]build[\\/]/.exec(import.meta.dirname)?.[1];

export const ROOT = INSTALLED_IN ?? path.resolve(import.meta.dirname, '../../../../..');

export const OWN_REMOTE: string | undefined = INSTALLED_IN === undefined ? undefined : packageName(INSTALLED_IN);

export const SHELL = 'shell';
const SITE_REMOTES = ['mfe-brand', 'mfe-shop', 'mfe-print', 'mfe-account', 'mfe-desk'];
export const REMOTES: readonly string[] = OWN_REMOTE === undefined ? SITE_REMOTES : [OWN_REMOTE];
export const APPS: readonly string[] = OWN_REMOTE === undefined ? [SHELL, ...SITE_REMOTES] : [OWN_REMOTE];

export function appFolder(app: string): string {
  return app === OWN_REMOTE ? ROOT : path.join(ROOT, app);
}

export function containerName(app: string): string {
  return app.replaceAll('-', '_');
}

export function faceSource(kind: FaceKind): string {
  return `./src/public/${kind}.tsx`;
}

export function faceKindOf(remote: string): FaceKind {
  return fs.existsSync(path.join(appFolder(remote), faceSource('mount'))) ? 'mount' : 'routes';
}

function packageName(folder: string): string {
  const { name } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string };
  return name;
}
