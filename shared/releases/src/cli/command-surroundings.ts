import os from 'node:os';
import path from 'node:path';

import { plainWords } from '@kaagazz/command-line';

import { localReleasesSecret } from '../local-secret.ts';
import { ReleaseProblem } from '../release-problem.ts';
import { ReleaseRegistry } from '../release-registry.ts';
import { FolderStorage } from '../storage/folder-storage.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

/** The project's root: relative folders of the environment start there. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

const SHORTEST_SECRET = 32;
/** The desk takes no longer one. */
const LONGEST_NAME = 100;

/** What a command works on, and for whom. */
export interface Surroundings {
  registry: ReleaseRegistry;
  /** absolute; where builds lie on this machine */
  releasesDir: string;
  /** for the audit trail */
  who: string;
  /** of the site, without a slash at its end */
  siteOrigin: string;
  /** signs links; @throws ReleaseProblem USAGE when it is too short */
  secret: () => string;
  environment: NodeJS.ProcessEnv;
}

/** Where releases may lie: built on this machine, or where all are kept. */
export function placesOf({ registry, releasesDir }: Surroundings): ReleaseStorage[] {
  return [new FolderStorage(releasesDir), registry.storage];
}

/** @throws ReleaseProblem USAGE when a variable cannot be meant */
export function readSurroundings(environment: NodeJS.ProcessEnv): Surroundings {
  const releasesDir = path.resolve(ROOT, environment.RELEASES_DIR || 'releases');
  const origin = environment.SITE_ORIGIN || `http://localhost:${environment.PORT || 3000}`;
  if (!/^https?:\/\/./.test(origin) || !URL.canParse(origin)) {
    throw new ReleaseProblem('USAGE', `SITE_ORIGIN=${origin} is no address: write https://shop.example`);
  }
  return {
    registry: new ReleaseRegistry(openStorage({ releasesUrl: environment.RELEASES_URL, releasesDir }, environment)),
    releasesDir,
    who: plainWords(environment.RELEASE_ACTOR ?? '').slice(0, LONGEST_NAME) || os.userInfo().username,
    siteOrigin: new URL(origin).origin,
    secret: () => readSecret(environment),
    environment,
  };
}

function readSecret({ RELEASES_SECRET: secret, DATA_DIR: dataDir }: NodeJS.ProcessEnv): string {
  if (!secret) return localReleasesSecret(path.resolve(ROOT, dataDir || '.data'));
  if (secret.length >= SHORTEST_SECRET) return secret;
  throw new ReleaseProblem('USAGE', `RELEASES_SECRET must have at least ${SHORTEST_SECRET} characters`);
}
