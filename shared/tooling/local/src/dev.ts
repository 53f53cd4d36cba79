/**
 * `npm run dev` serves the site and rebuilds an app when one of its files changes.
 * `npm run dev -- mfe-print` watches only that app.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import { DevProxy, activate, releaseFetcher } from '@kaagazz/release/dev';
import { ReleaseProblem } from '@kaagazz/releases';

import { BuildFailed, buildApp } from './site/build-apps.ts';
import { print, seconds, stepLines } from './process/console-lines.ts';
import { devPlan } from './dev/dev-plan.ts';
import { SERVER_SOURCES, onSave } from './dev/dev-restarts.ts';
import type { RestartedProcess } from './dev/dev-restarts.ts';
import { watchApp } from './dev/dev-watched-app.ts';
import type { WatchedApp } from './dev/dev-watched-app.ts';
import { DataFolderError } from './postgres/data-folder.ts';
import { isPortFree } from './process/ports.ts';
import { ROOT } from './process/root.ts';
import { BadSetting, readSettings } from './site/site-settings.ts';
import { planSite } from './site/site.ts';
import { onStopRequest } from './site/stop-request.ts';
import { StartFailed } from './process/supervised-process.ts';

const CONCURRENCY = 2;

async function main(): Promise<void> {
  const plan = devPlan(process.argv.slice(2));
  const settings = readSettings(process.env);
  if (settings.production) throw new BadSetting('npm run dev is not for production: unset NODE_ENV');
  if (!(await isPortFree(settings.port)))
    throw new BadSetting(`port ${settings.port} is in use: choose another with PORT`);

  const releasesDir = path.join(ROOT, '.cache/dev-releases', `${settings.port}`);
  for (const outdated of ['rollout.json', 'audit'])
    await fs.rm(path.join(releasesDir, outdated), { recursive: true, force: true });
  await fs.mkdir(releasesDir, { recursive: true });

  const proxy = await DevProxy.open();
  const { RELEASES_URL: releasesUrl, ...environment } = process.env;
  const site = await planSite({ ...settings, releasesDir }, environment, print, proxy);
  const apps: WatchedApp[] = [];
  const building = new AbortController();
  const stop = async () => {
    building.abort();
    await proxy.close();
    await Promise.all([site.stop(), ...apps.map((app) => app.stop())]);
  };
  const stopRequest = onStopRequest(stop);

  const step = stepLines(plan.built.length + plan.fetched.length + site.steps, print);
  const buildAndWatch = async (app: string) => {
    const watched = watchApp(app, releasesDir, print, async ({ took, ...report }) => {
      proxy.publish(app, report);
      if (report.version !== null && report.problem === null) await activate(releasesDir, app, report.version);
      if (report.problem !== null) print(`${app} failed to build; the site keeps the last version\n${report.problem}`);
      else if (ready) print(`${app} built in ${(took / 1000).toFixed(2)} s`);
    });
    apps.push(watched);
    const stays = plan.watched.includes(app);
    await step(stays ? `build and watch ${app}` : `build ${app}`, () => watched.built);
    if (!stays) await watched.stop();
  };
  let ready = false;
  try {
    const waiting = [...plan.built];
    const worker = async () => {
      for (let app = waiting.shift(); app !== undefined && !stopRequest.received; app = waiting.shift())
        await buildAndWatch(app);
    };
    const built = Promise.all([fetchReleases(), ...Array.from({ length: CONCURRENCY }, worker)]).then(() => undefined);
    await Promise.all([built, site.start(step, built)]);
  } catch (error) {
    if (stopRequest.received) return;
    await stop();
    throw error;
  }
  ready = true;
  if (plan.servers)
    for (const [name, places] of Object.entries(SERVER_SOURCES)) restartOnSave(name as RestartedProcess, places);
  print(`ready http://localhost:${settings.port}`);

  async function fetchReleases(): Promise<void> {
    const fetchRelease = releaseFetcher({ releasesUrl, releasesDir: settings.releasesDir }, releasesDir, print);
    for (const app of plan.fetched) {
      await step(`get ${app}`, async () => {
        const fetched = await fetchRelease(app);
        if (fetched !== undefined) return fetched;
        if (releasesUrl) return 'not released: the site runs without it';
        return `built: ${await buildApp(app, { releasesDir, signal: building.signal })}`;
      });
    }
  }

  function restartOnSave(name: RestartedProcess, places: readonly string[]): void {
    onSave(places, () => {
      const started = performance.now();
      if (name === 'shell') proxy.endStreams();
      void site.restart(name).then((isReady) => {
        print(isReady ? `${name} restarted in ${seconds(started)}` : `${name} failed to start: fix it and save`);
      });
    });
  }
}

main().catch((error: unknown) => {
  const isExpected = [BadSetting, BuildFailed, DataFolderError, StartFailed, ReleaseProblem].some(
    (Kind) => error instanceof Kind,
  );
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
