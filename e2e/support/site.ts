import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { freePorts } from '../../shared/tooling/local/src/process/ports.ts';

import { ROOT, runUntil } from './running-process.ts';
import type { RunningProcess } from './running-process.ts';

export interface TestSite extends RunningProcess {
  url: string;
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

export async function temporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kaagazz-e2e-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function startSite(env: NodeJS.ProcessEnv): Promise<TestSite> {
  const site = await runUntil(/^ready (http:\S+)$/m, 'shared/tooling/local/src/start.ts', { env });
  return { ...site, url: site.match[1] ?? '' };
}

export function siteUrl(): string {
  const url = process.env.SITE_URL;
  if (!url) throw new Error('no site is running: start the tests with e2e/jest.config.mjs');
  return url;
}

export const RELEASES_DIR = path.resolve(ROOT, process.env.RELEASES_DIR ?? 'releases');

interface ShellOptions {
  releasesDir?: string;
  apiUrl?: string;
  env?: NodeJS.ProcessEnv;
}

export async function startShell({
  releasesDir = RELEASES_DIR,
  apiUrl = siteUrl(),
  env: more = {},
}: ShellOptions = {}): Promise<TestSite> {
  const env = {
    PORT: '0',
    API_URL: apiUrl,
    RELEASES_DIR: releasesDir,
    DEV_STAND_INS_URL: siteUrl(),
    RAZORPAY_CHECKOUT_URL: '/dev/payments/checkout.js',
    LOG_LEVEL: 'warn',
    ...more,
  };
  const shell = await runUntil(/^listening shell (\d+)$/m, 'shell/server/main.ts', { env });
  return { ...shell, url: `http://localhost:${shell.match[1]}` };
}

export async function copyReleases(): Promise<{ folder: string; remove(): Promise<void> }> {
  const copy = await temporaryFolder();
  await cp(RELEASES_DIR, copy.folder, { recursive: true });
  return copy;
}
