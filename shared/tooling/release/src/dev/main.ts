#!/usr/bin/env node
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { OWN_REMOTE, ROOT } from '@kaagazz/build/apps';
import type { DevReport } from '@kaagazz/build/hot-state';
import { ReleaseProblem } from '@kaagazz/releases';

import { readCommandContext } from '../cli/command-context.ts';
import { apiProblem } from '../gate/api-health.ts';
import { startServer, stopServer } from '../gate/trial-site.ts';
import { DevProxy } from './dev-proxy.ts';
import { activate, releaseFetcher } from './fetched-releases.ts';

const WATCH_PROGRAM = createRequire(import.meta.url).resolve('@kaagazz/build/dev-main');
const DEFAULT_PORT = '3100';

async function main(app: string): Promise<void> {
  const { registry, siteOrigin, releasesDir, environment } = readCommandContext(process.env);
  const apiUrl = environment.API_URL || siteOrigin;
  const { apps } = await registry.rollout();
  const stable = apps.shell?.stable;
  if (!stable) throw new ReleaseProblem('USAGE', `${registry.storage.where} has no stable shell`);
  const problem = await apiProblem(apiUrl, await registry.release('shell', stable));
  if (problem) throw new ReleaseProblem('USAGE', problem);

  const folder = path.join(ROOT, '.cache/dev-releases');
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  const fetchRelease = releaseFetcher({ releasesUrl: environment.RELEASES_URL, releasesDir }, folder, console.log);
  for (const other of Object.keys(apps).filter((name) => name !== app)) {
    console.log(`${other}: ${(await fetchRelease(other)) ?? 'not released'}`);
  }

  const proxy = await DevProxy.open();
  proxy.forwardTo(siteOrigin);
  const watching = fork(WATCH_PROGRAM, [app, folder], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => watching.kill());
  await serveBuilds(watching, app, folder, proxy);
  const { child, origin } = await startServer({
    releasesDir: folder,
    dataDir: path.join(ROOT, '.cache/dev-data'),
    apiUrl,
    environment: { TRIAL_SITE: 'true', PORT: environment.PORT || DEFAULT_PORT, DEV_STAND_INS_URL: proxy.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      watching.kill();
      void Promise.all([proxy.close(), stopServer(child)]).then(() => process.exit(0));
    });
  }
  console.log(`ready ${origin.replace('127.0.0.1', 'localhost')}`);
}

function serveBuilds(watching: ChildProcess, app: string, folder: string, proxy: DevProxy): Promise<void> {
  return new Promise((resolve, reject) => {
    let last = Promise.resolve();
    watching.on('message', (message) => {
      const { took, ...report } = message as DevReport;
      last = last.then(async () => {
        proxy.publish(app, report);
        if (report.problem !== null) return console.error(`${app} failed to build\n${report.problem}`);
        if (report.version === null) return undefined;
        await activate(folder, app, report.version);
        console.log(`${app} built in ${(took / 1000).toFixed(2)} s`);
        return resolve();
      });
    });
    watching.once('exit', (code) => reject(new Error(`the build of ${app} stopped with code ${code}`)));
  });
}

if (OWN_REMOTE === undefined) {
  console.error('kaagazz-dev is for a remote in a repository of its own: use npm run dev');
  process.exitCode = 2;
} else {
  main(OWN_REMOTE).catch((error: unknown) => {
    console.error(error instanceof ReleaseProblem ? error.message : error);
    process.exit(1);
  });
}
