import os from 'node:os';
import path from 'node:path';

import { ROOT } from '@kaagazz/build/apps';
import { plainWords } from '@kaagazz/command-line';
import type { CommandTools as Tools } from '@kaagazz/command-line';
import {
  FolderStorage,
  ReleaseProblem,
  ReleaseRegistry,
  ReleaseTrust,
  localReleasesSecret,
  openStorage,
} from '@kaagazz/releases';
import type { ReleaseStorage } from '@kaagazz/releases';

import { revisionInUse } from '../gate/api-health.ts';
import type { Gate } from './publish-release.ts';

const SHORTEST_SECRET = 32;
const LONGEST_NAME = 100;

export interface CommandTools extends Tools {
  gate: Gate;
  context: () => CommandContext;
}

export interface CommandContext {
  registry: ReleaseRegistry;
  releasesDir: string;
  who: string;
  siteOrigin: string;
  secret: () => string;
  environment: NodeJS.ProcessEnv;
}

export function placesOf({ registry, releasesDir }: CommandContext): ReleaseStorage[] {
  return [new FolderStorage(releasesDir), registry.storage];
}

export function readCommandContext(environment: NodeJS.ProcessEnv): CommandContext {
  const releasesDir = path.resolve(ROOT, environment.RELEASES_DIR || 'releases');
  const origin = environment.SITE_ORIGIN || `http://localhost:${environment.PORT || 3000}`;
  if (!/^https?:\/\/./.test(origin) || !URL.canParse(origin)) {
    throw new ReleaseProblem('USAGE', `SITE_ORIGIN=${origin} is not a URL: use a form like https://shop.example`);
  }
  const storage = openStorage({ releasesUrl: environment.RELEASES_URL, releasesDir }, environment);
  return {
    registry: new ReleaseRegistry(storage, ReleaseTrust.read('publisher', environment), () =>
      revisionInUse(environment.API_URL || new URL(origin).origin),
    ),
    releasesDir,
    who: plainWords(environment.RELEASE_ACTOR ?? '').slice(0, LONGEST_NAME) || os.userInfo().username,
    siteOrigin: new URL(origin).origin,
    secret: () => readSecret(environment),
    environment,
  };
}

export function screenshotsOf({ DATA_DIR: dataDir }: NodeJS.ProcessEnv, app: string, version: string): string {
  return path.resolve(ROOT, dataDir || '.data', 'gate', app, version);
}

function readSecret({ RELEASES_SECRET: secret, DATA_DIR: dataDir }: NodeJS.ProcessEnv): string {
  if (!secret) return localReleasesSecret(path.resolve(ROOT, dataDir || '.data'));
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new ReleaseProblem('USAGE', `RELEASES_SECRET must have at least ${SHORTEST_SECRET} characters`);
}
