import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { TestPostgres } from '../../shared/tooling/local/src/postgres/test-postgres.ts';
import { newShopKeys } from '../support/servers/processes.ts';
import { ROOT } from '../support/running-process.ts';
import { RELEASES_DIR, freePort } from '../support/site.ts';
import { provideBaseImages } from './support/base-images.ts';
import { buildImage, buildah, inContainer, newContainer, startContainer, useContainer } from './support/container.ts';
import type { RunningContainer } from './support/container.ts';

const COMMIT = 'f00dfeed';
const MEGABYTE = 1_000_000;

beforeAll(provideBaseImages);

describe.each([
  ['api', 450],
  ['site', 450],
  ['release', 900],
])('the image %s', (target, megabytes) => {
  const container = useContainer(() => buildImage(target, ROOT, COMMIT));
  const run = (...command: string[]) => inContainer(container.name, [], ...command);

  it(`the container image is no larger than ${megabytes} MB`, async () => {
    const root = ['--user', '0'];
    const [bytes] = (await inContainer(container.name, root, 'du', '--summarize', '--bytes', '-x', '/')).split('\t');

    expect(Number(bytes) / MEGABYTE).toBeLessThanOrEqual(megabytes);
  });

  it('the container image is labelled with the commit that it was built from', () => {
    expect(container.labels['org.opencontainers.image.revision']).toBe(COMMIT);
  });

  it('the container image contains an SBOM that lists its packages', async () => {
    const sbom = JSON.parse(await run('cat', 'sbom.json')) as { components: { name: string }[] };

    expect(sbom.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['lru-cache', 'zod']));
  });

  it('the container image runs as a user who cannot change the code', async () => {
    expect(container.user).toBe('10001:10001');
    // buildah can lose the output of a failing command, so this command always succeeds.
    expect(await run('sh', '-c', 'test -w package.json && echo writable || echo read-only')).toBe('read-only');
  });
});

describe('the shop on the images', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let releases: string;
  let siteUrl: string;
  let api: RunningContainer;
  let site: RunningContainer;
  beforeAll(async () => {
    const postgres = await TestPostgres.create();
    cleanups.push(() => postgres.stop());
    releases = await readableCopy(RELEASES_DIR);
    cleanups.push(() => rm(releases, { recursive: true }));
    const [apiPort, sitePort] = [await freePort(), await freePort()];
    siteUrl = `http://127.0.0.1:${sitePort}`;
    const { OPERATOR_TOKEN, AUTH_SECRET, ...gatewayKeys } = newShopKeys();
    const both = { SITE_ORIGIN: 'https://shop.example', OPERATOR_TOKEN };

    api = await startContainer('api', /^listening api/m, {
      ...{ ...both, ...gatewayKeys, AUTH_SECRET, DATABASE_URL: postgres.url, SEED: 'demo', API_PORT: `${apiPort}` },
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@shop.example' },
    });
    cleanups.push(api.remove);
    site = await startContainer(
      'site',
      /^listening shell/m,
      {
        ...{ ...both, API_URL: `http://127.0.0.1:${apiPort}`, PORT: `${sitePort}` },
        ...{ RELEASES_URL: '/releases', RELEASES_SECRET: AUTH_SECRET },
      },
      [`${releases}:/releases`],
    );
    cleanups.push(site.remove);
  });
  afterAll(async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  });

  it('the products page is served when the shop runs from container images', async () => {
    const page = await fetch(`${siteUrl}/products`);

    expect(page.status).toBe(200);
    expect(await page.text()).toContain('All products');
  });

  it('the release image builds and publishes a changed remote app', async () => {
    const container = await newContainer('release');
    cleanups.push(() => buildah('rm', container));
    const changeText = `sed -i 's/Create an account/Open an account/' mfe-account/src/pages/login-page.tsx`;
    await inContainer(container, ['--user', '0'], 'sh', '-c', changeText);
    const options = [
      ...['--volume', `${releases}:/data/releases`, '--env', 'RELEASES_URL=/data/releases'],
      ...['--env', `API_URL=${siteUrl}`],
      ...['--env', 'HOME=/tmp'],
    ];
    const publish = ['node', 'shared/tooling/release/src/cli/main.ts', 'publish', 'mfe-account', '--build'];

    expect(await inContainer(container, options, ...publish)).toMatch(/^published mfe-account 1\.0\.0-/m);
  });

  it('the api and the site exit with status 0 on SIGTERM', async () => {
    expect(await site.stop()).toBe(0);
    expect(await api.stop()).toBe(0);
  });
});

async function readableCopy(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'kaagazz-images-'));
  await cp(folder, copy, { recursive: true });
  await promisify(execFile)('chown', ['-R', '10001:10001', copy]);
  return copy;
}
