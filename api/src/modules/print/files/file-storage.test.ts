import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import { filePlaceAt } from './file-place.ts';
import { FileStorage } from './file-storage.ts';

const NOWHERE = { endpoint: null, region: 'us-east-1', keys: null };

it('knows a folder and a bucket by their addresses', () => {
  expect(filePlaceAt('files', NOWHERE)).toEqual({ folder: resolve('files') });
  expect(filePlaceAt('file:///var/files', NOWHERE)).toEqual({ folder: '/var/files' });
  expect(filePlaceAt('s3://kaagazz/print/', NOWHERE)).toEqual({ bucket: 'kaagazz', prefix: 'print', ...NOWHERE });
  expect(filePlaceAt('https://files.example', NOWHERE)).toBeNull();
  expect(filePlaceAt('s3://', NOWHERE)).toBeNull();
});

describe.each(['a folder', 'a bucket'])('files in %s', (kind) => {
  let directory: string;
  let server: S3rver;
  let storage: FileStorage;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'kaagazz-files-'));
    if (kind === 'a folder') {
      storage = new FileStorage({ folder: directory });
      return;
    }
    server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: 'shop', configs: [] }],
    });
    const { port } = await server.run();
    storage = new FileStorage({
      bucket: 'shop',
      prefix: 'print',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });
  });
  afterAll(async () => {
    if (kind === 'a bucket') await server.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('are read as they were written, whole and as a stream', async () => {
    const content = Buffer.alloc(300_000, 'paper');

    await storage.write('a/part', content);
    await storage.writeStream(
      'a/content',
      Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]),
      content.length,
    );

    const streamed: Buffer[] = [];
    for await (const chunk of await storage.readStream('a/content')) streamed.push(Buffer.from(chunk as Uint8Array));
    expect(Buffer.from(await storage.read('a/part')).equals(content)).toBe(true);
    expect(Buffer.concat(streamed).equals(content)).toBe(true);
  });

  it('are gone when they, or their folder, are removed, and no others with them', async () => {
    await storage.write('b/one', Buffer.from('1'));
    await storage.write('b/parts/two', Buffer.from('2'));
    await storage.write('bc/three', Buffer.from('3'));

    await storage.removeFolder('b');
    await storage.removeFolder('b');

    await expect(storage.readStream('b/one')).rejects.toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' });
    await expect(storage.read('b/parts/two')).rejects.toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' });
    expect(Buffer.from(await storage.read('bc/three')).toString()).toBe('3');
    await storage.remove('bc/three');
    await expect(storage.read('bc/three')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });
});
