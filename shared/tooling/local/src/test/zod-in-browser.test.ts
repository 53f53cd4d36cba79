import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { runWebpack } from '../../../build/src/build-app.ts';
import { browserConfig } from '../../../build/src/webpack/browser-config.ts';
import { ChunkFilesPlugin } from '../../../build/src/webpack/chunk-files-plugin.ts';
import { findZod } from './zod-in-browser.ts';

let folder: string;
beforeEach(async () => (folder = await fs.mkdtemp(path.join(os.tmpdir(), 'zod-'))));
afterEach(() => fs.rm(folder, { recursive: true }));

async function bundle(script: string): Promise<void> {
  const out = path.join(folder, 'client');
  const app = browserConfig({ app: 'mfe-shop', mode: 'production', out }, new ChunkFilesPlugin());
  await runWebpack([
    {
      mode: 'production',
      context: __dirname,
      entry: `data:text/javascript,${encodeURIComponent(script)}`,
      output: { path: out },
      optimization: { minimizer: app.optimization?.minimizer ?? [] },
    },
  ]);
}

it.each(['zod', 'zod/mini'])('finds a minified schema of %s in a browser script', async (library) => {
  await bundle(`import { string } from '${library}'; console.log(string().parse(location.hash));`);

  expect(await findZod(folder)).toEqual(['client/main.js']);
});

it('does not report a script without zod code', async () => {
  await bundle('console.log(location.hash);');

  expect(await findZod(folder)).toEqual([]);
});
