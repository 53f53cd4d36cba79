import fs from 'node:fs';
import path from 'node:path';

import { packageOf } from '@kaagazz/contract/shared-singletons';

import { ROOT, appFolder } from './apps.ts';

export function packageVersion(name: string): string {
  return versionIn(path.join(ROOT, 'node_modules', packageOf(name)));
}

export function appVersion(app: string): string {
  return versionIn(appFolder(app));
}

function versionIn(folder: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
  return version;
}

interface PackageJson {
  version: string;
}
