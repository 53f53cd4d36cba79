import fs from 'node:fs/promises';

import { readManifest } from './published-manifest.ts';
import { PUBLISHED_PACKAGES } from './published-packages.ts';

type Versions = Record<string, string>;

export async function fillInVersions(file: string): Promise<void> {
  const known = await versionsInUse();
  const text = await fs.readFile(file, 'utf8');
  const filled = text.replaceAll(/"([^"]+)": "\*"/g, (_, name: string) => {
    const version = known[name];
    if (version === undefined) throw new Error(`${file} needs ${name}, which this repository doesn't use`);
    return `"${name}": "${version}"`;
  });
  await fs.writeFile(file, filled);
}

async function versionsInUse(): Promise<Versions> {
  const manifests = await Promise.all(['.', 'shell', 'shared/tooling/testing'].map(readManifest));
  const packages = await Promise.all(
    PUBLISHED_PACKAGES.map(async ({ name, folder }) => [name, `^${(await readManifest(folder)).version}`]),
  );
  return Object.assign(
    {},
    ...manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) => [
      dependencies,
      devDependencies,
      optionalDependencies,
    ]),
    Object.fromEntries(packages),
  ) as Versions;
}
