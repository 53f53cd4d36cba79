import net from 'node:net';

import { startBucketServer } from '../testing/bucket-server.ts';
import type { BucketServer } from '../testing/bucket-server.ts';
import { BucketStorage } from './bucket-storage.ts';
import { openStorage } from './open-storage.ts';

let server: BucketServer;

beforeAll(async () => (server = await startBucketServer()));
afterAll(() => server.stop());

const open = (releasesUrl: string, environment: NodeJS.ProcessEnv = {}) =>
  openStorage({ releasesUrl, releasesDir: 'releases' }, { ...server.environment, ...environment });

it('an s3:// URL opens a folder in a bucket as storage', async () => {
  await open('s3://releases/shop').write('rollout.json', Buffer.from('{}'));

  expect(open('s3://releases/shop/').where).toBe('s3://releases/shop');
  expect(await open('s3://releases').list('')).toEqual(['shop/rollout.json']);
});

it.each([
  ['does not respond', 's3://releases', { S3_ENDPOINT: 'http://127.0.0.1:1' }, /127\.0\.0\.1:1 does not respond/],
  ['denies access', 's3://releases', { AWS_ACCESS_KEY_ID: 'stranger' }, /refuses access.*AWS_ACCESS_KEY_ID/],
  ['has no such bucket', 's3://elsewhere', {}, /no bucket named elsewhere/],
])('reports in one line that the bucket’s server %s', async (_what, url, environment, message) => {
  const problem: unknown = await open(url, environment)
    .read('rollout.json')
    .catch((error: unknown) => error);

  expect(problem).toMatchObject({ code: 'STORAGE', message: expect.stringMatching(message) as string });
  expect((problem as Error).message).not.toContain('\n');
});

it('times out if the bucket’s server does not respond', async () => {
  const silent = net.createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const place = { endpoint: `http://127.0.0.1:${port}`, accessKeyId: 'key', secretAccessKey: 'key' };

  await expect(
    new BucketStorage({ bucket: 'releases', prefix: '', answerMs: 200, ...place }).stamp('rollout.json'),
  ).rejects.toMatchObject({ code: 'STORAGE', message: expect.stringMatching(/does not respond/) as string });

  silent.close();
});

it('grants a lock if its previous holder has sent no heartbeat for 30 seconds', async () => {
  const storage = server.storage('stale/');
  const left = 'locks/1000000000000-0123456789ab';
  await storage.write(left, new Uint8Array());

  await server.age(`stale/${left}`, 25);
  await expect(storage.lock(0)).rejects.toMatchObject({ code: 'LOCKED' });
  await server.age(`stale/${left}`, 31);
  const unlock = await storage.lock(0);

  expect(await storage.list('locks/')).not.toContain(left);
  await unlock();
  expect(await storage.list('locks/')).toEqual([]);
});
