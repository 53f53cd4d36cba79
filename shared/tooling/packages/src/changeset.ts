import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { ROOT } from './published-packages.ts';
import { withToolsAsWorkspaces } from './tools-as-workspaces.ts';

const CHANGESETS = '@changesets/cli@3.0.3';

// Ignore Ctrl-C, because this script must restore package.json after Changesets has stopped.
process.on('SIGINT', () => {});

process.exitCode = await withToolsAsWorkspaces(ROOT, async () => {
  const npx = spawn('npx', ['--yes', CHANGESETS, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...process.env, PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter) },
    stdio: 'inherit',
  });
  const [code] = (await once(npx, 'close')) as [number | null];
  return code ?? 1;
});
