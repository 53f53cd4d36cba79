/**
 * `npm run dev`: the site on React's development build, made again while you work. A saved file builds its app anew and the next load of a
 * page shows it; a change of the api restarts the api. `npm run dev -- mfe-print` watches that app only, inside the otherwise built site.
 */
import { watch } from 'node:fs';
import path from 'node:path';

import { APPS, BuildFailed, buildApp, buildApps } from './build-apps.ts';
import { print, seconds, stepLines } from './console-lines.ts';
import { isPortFree } from './ports.ts';
import { ROOT } from './root.ts';
import { BadSetting, readSettings } from './site-settings.ts';
import { planSite } from './site.ts';
import { onStopRequest } from './stop-request.ts';
import { StartFailed } from './supervised-process.ts';

/** What every app is compiled with. */
const COMPILED_IN = ['contract', 'design-system', 'domain'].map((name) => `shared/${name}`);
/** Editors save in bursts. */
const QUIET_MS = 150;

/** Calls `onChange` once for each burst of changes below a folder; tests don't count. */
function onSaved(folder: string, onChange: () => void): void {
  let burst: NodeJS.Timeout | undefined;
  watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || /\.test\.tsx?$|~$/.test(file)) return;
    clearTimeout(burst);
    burst = setTimeout(onChange, QUIET_MS);
  });
}

/** Builds one app after the other; asked for again meanwhile, an app is built once more. */
function rebuilder(releasesDir: string) {
  const wanted = new Set<string>();
  let busy = false;

  return async function rebuild(apps: readonly string[]): Promise<void> {
    for (const app of apps) wanted.add(app);
    if (busy) return;
    busy = true;
    for (const app of wanted) {
      wanted.delete(app);
      const started = performance.now();
      try {
        await buildApp(app, { releasesDir, mode: 'development' });
        print(`${app} built in ${seconds(started)}: reload the page`);
      } catch (error) {
        print(error instanceof Error ? error.message : String(error));
      }
    }
    busy = false;
  };
}

async function main(): Promise<void> {
  const only = process.argv.slice(2);
  const unknown = only.filter((app) => !APPS.some((known) => known === app));
  if (unknown.length > 0) throw new BadSetting(`no app is named ${unknown.join(', ')}: ${APPS.join(', ')}`);
  const releasesDir = path.join(ROOT, '.cache/dev-releases');
  const settings = { ...readSettings(process.env), releasesDir };
  if (!(await isPortFree(settings.port)))
    throw new BadSetting(`port ${settings.port} is in use: choose another with PORT`);

  const site = await planSite(settings, process.env, print);
  onStopRequest(() => site.stop());
  const step = stepLines(APPS.length + site.steps, print);
  const built = buildApps(APPS, { releasesDir, mode: 'development' }, step);
  await Promise.all([built, site.start(step, built)]);

  const apps = only.length > 0 ? only : APPS;
  const rebuild = rebuilder(releasesDir);
  for (const app of apps) onSaved(`${app}/src`, () => void rebuild([app]));
  for (const folder of COMPILED_IN) onSaved(`${folder}/src`, () => void rebuild(apps));
  if (only.length === 0) {
    for (const folder of ['api/src', 'api/drizzle']) onSaved(folder, () => void site.restart('api'));
    onSaved('shell/server', () => void site.restart('shell'));
  }
  print(`ready http://localhost:${settings.port}`);
}

main().catch((error: unknown) => {
  const known = error instanceof BadSetting || error instanceof BuildFailed || error instanceof StartFailed;
  console.error(known ? error.message : error);
  process.exit(1);
});
