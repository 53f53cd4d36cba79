import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { ROOT, runUntil } from '../support/running-process.ts';
import { freePort } from '../support/site.ts';

const run = promisify(execFile);
const SOURCE = path.join(ROOT, 'e2e/repositories/registry/package.json');
const INSTALLED = path.join(ROOT, '.cache/local-registry');

export interface LocalRegistry {
  url: string;
  environment: NodeJS.ProcessEnv;
  stop(): Promise<unknown>;
}

/**
 * Starts a registry with this repository's packages. Requests for other packages go to npm's
 * registry.
 */
export async function startLocalRegistry(folder: string): Promise<LocalRegistry> {
  const { stdout: upstream } = await run('npm', ['config', 'get', 'registry'], { cwd: ROOT });
  await fs.mkdir(INSTALLED, { recursive: true });
  await fs.copyFile(SOURCE, path.join(INSTALLED, 'package.json'));
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: INSTALLED });

  const config = path.join(folder, 'config.yaml');
  const open = { access: '$all', publish: '$all' };
  await fs.writeFile(
    config,
    // YAML includes JSON.
    JSON.stringify({
      storage: path.join(folder, 'storage'),
      uplinks: { upstream: { url: upstream.trim(), timeout: '120s' } },
      packages: {
        '@kaagazz/*': open,
        'create-kaagazz-remote': open,
        '**': { access: '$all', proxy: 'upstream' },
      },
      log: { type: 'stdout', format: 'json', level: 'warn' },
    }),
  );
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const program = path.join(INSTALLED, 'node_modules/verdaccio/bin/verdaccio');
  const server = await runUntil(/http address/, program, { args: ['-c', config, '-l', address] });

  const userconfig = path.join(folder, 'npmrc');
  await fs.writeFile(userconfig, `registry=http://${address}/\n//${address}/:_authToken=anybody\n`);
  const environment = { npm_config_userconfig: userconfig, npm_config_registry: `http://${address}/` };
  return { url: `http://${address}/`, environment, stop: () => server.stop() };
}
