import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { copyReleases } from './site.ts';

interface Release {
  server: string;
}

interface Rollout {
  apps: Record<string, { stable: string }>;
}

export async function copyBreakableRelease(app: string) {
  const copy = await copyReleases();
  const read = async (file: string) => JSON.parse(await readFile(path.join(copy.folder, file), 'utf8')) as unknown;
  const rollout = (await read('rollout.json')) as Rollout;
  const stable = rollout.apps[app]?.stable ?? '';
  const withoutOlder = { ...rollout.apps[app], stable, previous: null, published: [stable], history: [stable] };
  const changed = { ...rollout, apps: { ...rollout.apps, [app]: withoutOlder } };
  await writeFile(path.join(copy.folder, 'rollout.json'), JSON.stringify(changed));
  const folder = path.join(app, stable);
  const { server } = (await read(path.join(folder, 'release.json'))) as Release;
  const bundle = path.join(copy.folder, folder, server);
  const client = path.join(copy.folder, folder, 'client');
  const original = await readFile(bundle);

  return {
    folder: copy.folder,
    remove: () => copy.remove(),
    breakServerBundle: () => writeFile(bundle, 'throw new Error("broken on purpose");'),
    repairServerBundle: () => writeFile(bundle, original),
    hideClientFiles: () => rename(client, `${client}-hidden`),
    restoreClientFiles: () => rename(`${client}-hidden`, client),
  };
}
