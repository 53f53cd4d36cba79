/**
 * `npm run dev`: the site on React's development build. What is saved in a remote shows in the open page, with all that was typed there; a change of the shell
 * loads it anew, a change of the api or of a server starts that process again. `npm run dev -- mfe-print` watches that app only, and takes the other teams'
 * releases from `RELEASES_URL` or from the folder of releases.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import { ReleaseProblem } from '@kaagazz/releases';

import { BuildFailed, buildApp } from './site/build-apps.ts';
import { print, seconds, stepLines } from './process/console-lines.ts';
import { DevFront } from './dev/dev-front.ts';
import { devPlan } from './dev/dev-plan.ts';
import { remainingReleases, serve } from './dev/dev-remaining-releases.ts';
import { SERVER_SOURCES, onSaved } from './dev/dev-restarts.ts';
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

/** Builds that run at the same time at the start. */
const AT_ONCE = 2;

async function main(): Promise<void> {
  const plan = devPlan(process.argv.slice(2));
  const settings = readSettings(process.env);
  if (settings.production) throw new BadSetting('npm run dev is not for production: leave NODE_ENV out');
  if (!(await isPortFree(settings.port)))
    throw new BadSetting(`port ${settings.port} is in use: choose another with PORT`);

  const releasesDir = path.join(ROOT, '.cache/dev-releases', `${settings.port}`);
  for (const left of ['rollout.json', 'audit'])
    await fs.rm(path.join(releasesDir, left), { recursive: true, force: true });
  await fs.mkdir(releasesDir, { recursive: true });

  const front = await DevFront.open();
  // Its releases lie in a folder, wherever they came from.
  const { RELEASES_URL: releasesUrl, ...environment } = process.env;
  const site = await planSite({ ...settings, releasesDir }, environment, print, front);
  const apps: WatchedApp[] = [];
  const building = new AbortController();
  const stop = async () => {
    building.abort();
    await front.close();
    await Promise.all([site.stop(), ...apps.map((app) => app.stop())]);
  };
  const stopRequest = onStopRequest(stop);

  const step = stepLines(plan.built.length + plan.taken.length + site.steps, print);
  const watchOne = async (app: string) => {
    const watched = watchApp(app, releasesDir, print, async ({ took, ...report }) => {
      // An open page needs only the files; who loads it anew waits until it is served.
      front.say(app, report);
      if (report.version !== null && report.problem === null) await serve(releasesDir, app, report.version);
      if (report.problem !== null) print(`${app} cannot be built; the site keeps what it has\n${report.problem}`);
      else if (ready) print(`${app} built in ${(took / 1000).toFixed(2)} s`);
    });
    apps.push(watched);
    const stays = plan.watched.includes(app);
    await step(stays ? `build ${app}, and watch it` : `build ${app}`, () => watched.built);
    if (!stays) await watched.stop();
  };
  let ready = false;
  try {
    const waiting = [...plan.built];
    const worker = async () => {
      for (let app = waiting.shift(); app !== undefined && !stopRequest.made; app = waiting.shift())
        await watchOne(app);
    };
    const built = Promise.all([takeRemaining(), ...Array.from({ length: AT_ONCE }, worker)]).then(() => undefined);
    await Promise.all([built, site.start(step, built)]);
  } catch (error) {
    if (stopRequest.made) return;
    await stop();
    throw error;
  }
  ready = true;
  if (plan.servers)
    for (const [name, places] of Object.entries(SERVER_SOURCES)) restartOnSave(name as RestartedProcess, places);
  print(`ready http://localhost:${settings.port}`);

  async function takeRemaining(): Promise<void> {
    const remaining = remainingReleases({ releasesUrl, releasesDir: settings.releasesDir }, releasesDir, print);
    for (const app of plan.taken) {
      await step(`take ${app}`, async () => {
        const taken = await remaining.take(app);
        if (taken !== undefined) return taken;
        if (releasesUrl) return 'there is none: its section is left out';
        return `built: ${await buildApp(app, { releasesDir, signal: building.signal })}`;
      });
    }
  }

  function restartOnSave(name: RestartedProcess, places: readonly string[]): void {
    onSaved(places, () => {
      const started = performance.now();
      if (name === 'shell') front.hangUp();
      void site.restart(name).then((back) => {
        print(
          back ? `${name} started again in ${seconds(started)}` : `${name} does not start like this: mend it and save`,
        );
      });
    });
  }
}

main().catch((error: unknown) => {
  const known = [BadSetting, BuildFailed, DataFolderError, StartFailed, ReleaseProblem].some(
    (Kind) => error instanceof Kind,
  );
  console.error(known ? (error as Error).message : error);
  process.exit(1);
});
