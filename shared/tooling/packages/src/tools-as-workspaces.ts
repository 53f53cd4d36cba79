import fs from 'node:fs/promises';
import path from 'node:path';

import { PUBLISHED_PACKAGES } from './published-packages.ts';

/**
 * Adds the tooling packages to the npm workspaces while `work` runs, because Changesets updates
 * only workspaces.
 */
export async function withToolsAsWorkspaces<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const file = path.join(root, 'package.json');
  const text = await fs.readFile(file, 'utf8');
  const manifest = JSON.parse(text) as { workspaces: string[] };
  const tools = PUBLISHED_PACKAGES.map(({ folder }) => folder).filter((folder) => folder.startsWith('shared/tooling/'));
  const workspaces = [...manifest.workspaces, ...tools];
  await fs.writeFile(file, `${JSON.stringify({ ...manifest, workspaces }, null, 2)}\n`);
  try {
    return await work();
  } finally {
    await fs.writeFile(file, text);
  }
}
