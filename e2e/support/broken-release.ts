import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { copyReleases } from './site.ts';

interface Release {
  server: string;
}

interface Rollout {
  apps: Record<string, { stable: string }>;
}

/** A copy of all releases, with one remote's to break and to mend; an older one of the same remote would step in for it, so it has none. */
export async function copyToBreak(app: string) {
  const copy = await copyReleases();
  const read = async (file: string) => JSON.parse(await readFile(path.join(copy.folder, file), 'utf8')) as unknown;
  const rollout = (await read('rollout.json')) as Rollout;
  const stable = rollout.apps[app]?.stable ?? '';
  const alone = { ...rollout.apps[app], stable, previous: null, published: [stable], history: [stable] };
  const changed = { ...rollout, apps: { ...rollout.apps, [app]: alone } };
  await writeFile(path.join(copy.folder, 'rollout.json'), JSON.stringify(changed));
  const folder = path.join(app, stable);
  const { server } = (await read(path.join(folder, 'release.json'))) as Release;
  const bundle = path.join(copy.folder, folder, server);
  const client = path.join(copy.folder, folder, 'client');
  const whole = await readFile(bundle);

  return {
    folder: copy.folder,
    remove: () => copy.remove(),
    breakServerBundle: () => writeFile(bundle, 'throw new Error("broken on purpose");'),
    mendServerBundle: () => writeFile(bundle, whole),
    stopServingFiles: () => rename(client, `${client}-away`),
    serveFilesAgain: () => rename(`${client}-away`, client),
  };
}
