import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { TestPostgres } from '../../shared/tooling/local/src/postgres/test-postgres.ts';
import { copySources } from '../support/checkout-copy.ts';
import { copyReleases, temporaryFolder } from '../support/site.ts';
import { installServers } from './support/install-servers.ts';
import { newShopKeys, startApi, startShellServer } from '../support/servers/processes.ts';

const run = promisify(execFile);

const MEGABYTE = 1_000_000;
const BUNDLED_NODE = `node_modules/node-${process.platform}-${process.arch}`;

/**
 * User id of `nobody`. Undefined unless the tests run as root, because only root can start a
 * process as another user.
 */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;
const ifRoot = NOBODY === undefined ? it.skip : it;

describe('an installation without dev dependencies', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let folder: string;

  beforeAll(async () => {
    const code = await temporaryFolder();
    cleanups.push(code.remove);
    folder = code.folder;
    await chmod(folder, 0o755);
    await copySources(folder);
    await installServers(folder);
  });
  afterAll(async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  });

  it('an installation without dev dependencies takes up at most 260 MB', async () => {
    const { stdout } = await run('du', ['--summarize', '--bytes', `--exclude=${BUNDLED_NODE}`, '.'], { cwd: folder });

    expect(Number.parseInt(stdout, 10) / MEGABYTE).toBeLessThanOrEqual(260);
    expect(existsSync(path.join(folder, 'node_modules/typescript'))).toBe(false);
  });

  ifRoot('cannot be changed by the user who runs it', async () => {
    const changed = run('touch', ['package.json'], { cwd: folder, uid: NOBODY, gid: NOBODY });

    await expect(changed).rejects.toThrow('Permission denied');
  });

  it('an installation without dev dependencies serves the home page', async () => {
    const postgres = await TestPostgres.create();
    cleanups.push(() => postgres.remove());
    const releases = await copyReleases();
    cleanups.push(releases.remove);
    const data = await temporaryFolder();
    cleanups.push(data.remove);
    if (NOBODY !== undefined) await run('chown', ['-R', `${NOBODY}:${NOBODY}`, releases.folder, data.folder]);
    const node = path.join(folder, BUNDLED_NODE, 'bin/node');
    const installed = { cwd: folder, user: NOBODY, ...(existsSync(node) && { node }) };
    const keys = newShopKeys();
    const production = { NODE_ENV: 'production', SITE_ORIGIN: 'https://shop.example' };

    const api = await startApi(keys, {
      ...installed,
      databaseUrl: postgres.url,
      dataDir: data.folder,
      smtpPort: 1,
      gatewayUrl: 'http://127.0.0.1:1',
      env: { ...production, MAIL_FROM: 'shop@shop.example' },
    });
    cleanups.push(api.stop);
    const { AUTH_SECRET: RELEASES_SECRET, OPERATOR_TOKEN } = keys;
    const site = await startShellServer(
      api.url,
      { ...production, OPERATOR_TOKEN, RELEASES_SECRET, RELEASES_DIR: releases.folder, RENDER_WORKERS: '1' },
      installed,
    );
    cleanups.push(site.stop);

    if (NOBODY !== undefined)
      expect([api, site].map(({ pid }) => statSync(`/proc/${pid}`).uid)).toEqual([NOBODY, NOBODY]);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const page = await fetch(site.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Your Journey To Sustainable Possibilities Begins Here.');
  });
});
