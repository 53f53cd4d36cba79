import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { copyReleases } from './site.ts';

interface Release {
  server: string;
}

/** A copy of all releases, with one remote's to break and to mend. */
export async function copyToBreak(app: string) {
  const copy = await copyReleases();
  const read = async (file: string) => JSON.parse(await readFile(path.join(copy.folder, file), 'utf8')) as unknown;
  const { apps } = (await read('rollout.json')) as { apps: Record<string, { stable: string }> };
  const folder = path.join(app, apps[app]?.stable ?? '');
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
