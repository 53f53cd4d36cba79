import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { type BucketServer, startBucketServer } from '../../../shared/releases/src/testing/bucket-server.ts';
import { bucketPlace } from '../../test-support/bucket-place.ts';
import { FileStorage } from './file-storage.ts';
import { parseStorageAddress } from './storage-place.ts';

const AMAZON = { endpoint: null, region: 'us-east-1', keys: null };
const MESSAGES = { full: 'full', unavailable: (reason: string) => reason };

it('parseStorageAddress accepts paths, file URLs and S3 URLs', () => {
  expect(parseStorageAddress('files', AMAZON)).toEqual({ folder: resolve('files') });
  expect(parseStorageAddress('file:///var/files', AMAZON)).toEqual({ folder: '/var/files' });
  expect(parseStorageAddress('s3://kaagazz/print/', AMAZON)).toEqual({ bucket: 'kaagazz', prefix: 'print', ...AMAZON });
  expect(parseStorageAddress('https://files.example', AMAZON)).toBeNull();
  expect(parseStorageAddress('s3://', AMAZON)).toBeNull();
});

describe.each(['folder', 'bucket'])('storage in a %s', (kind) => {
  let folder: string;
  let server: BucketServer;
  let storage: FileStorage;
  let age: (key: string, seconds: number) => Promise<void>;
  beforeAll(async () => {
    if (kind === 'folder') {
      folder = await mkdtemp(join(tmpdir(), 'kaagazz-files-'));
      storage = new FileStorage({ folder }, MESSAGES);
      age = (key, seconds) => utimes(join(folder, key), Date.now() / 1000, Date.now() / 1000 - seconds);
      return;
    }
    server = await startBucketServer();
    storage = new FileStorage(bucketPlace(server, 'shop'), MESSAGES);
    age = (key, seconds) => server.age(`shop/${key}`, seconds);
  });
  afterAll(async () => {
    if (kind === 'folder') await rm(folder, { recursive: true });
    else await server.stop();
  });

  it('a stored file can be read whole or as a stream', async () => {
    const content = Buffer.alloc(3_000_000, 'paper');
    const chunks = [content.subarray(0, 100_000), content.subarray(100_000)];

    await storage.write('a/part', content);
    await storage.writeStream('a/content', Readable.from(chunks), content.length);

    const streamed: Buffer[] = [];
    for await (const chunk of await storage.readStream('a/content')) streamed.push(Buffer.from(chunk as Uint8Array));
    expect((await storage.read('a/part')).equals(content)).toBe(true);
    expect(Buffer.concat(streamed).equals(content)).toBe(true);
  });

  it('find() returns null for a missing file', async () => {
    const unavailable = { status: 503, code: 'STORAGE_UNAVAILABLE' };

    expect(await storage.find('missing')).toBeNull();
    expect(await storage.exists('missing')).toBe(false);
    await expect(storage.read('missing')).rejects.toMatchObject(unavailable);
    await expect(storage.readStream('missing')).rejects.toMatchObject(unavailable);
  });

  it('move() replaces the target file if it exists', async () => {
    await storage.write('old.part', Buffer.from('new'));
    await storage.write('target', Buffer.from('old'));

    await storage.move('old.part', 'target');

    expect((await storage.find('target'))?.toString()).toBe('new');
    expect(await storage.exists('old.part')).toBe(false);
  });

  it('removeFolder() keeps a folder whose name only starts with the given name', async () => {
    await storage.write('b/one', Buffer.from('1'));
    await storage.write('b/parts/two', Buffer.from('2'));
    await storage.write('bc/three', Buffer.from('3'));

    await storage.removeFolder('b');
    await storage.removeFolder('b');

    expect(await storage.exists('b/one')).toBe(false);
    expect(await storage.exists('b/parts/two')).toBe(false);
    expect(await storage.exists('bc/three')).toBe(true);
    await storage.remove('bc/three');
    expect(await storage.exists('bc/three')).toBe(false);
  });

  it('list() returns only the files at the top level', async () => {
    await storage.write('listed', Buffer.from('1'));
    await storage.write('listed-folder/two', Buffer.from('2'));

    expect((await storage.list()).filter((name) => name.startsWith('listed'))).toEqual(['listed']);
  });

  it('lastModified() returns the time at which a file was last written', async () => {
    await storage.write('aged', Buffer.from('old'));
    await age('aged', 3600);

    const minutes = (Date.now() - (await storage.lastModified('aged')).getTime()) / 60_000;

    expect(minutes).toBeGreaterThanOrEqual(59);
    expect(minutes).toBeLessThan(600);
  });
});

it('list() returns file names that contain spaces, brackets and umlauts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kaagazz-files-'));
  const storage = new FileStorage({ folder }, MESSAGES);
  await writeFile(join(folder, 'Photo (1) ü.jpg'), '');

  expect(await storage.list()).toEqual(['Photo (1) ü.jpg']);
  await rm(folder, { recursive: true });
  expect(await storage.list()).toEqual([]);
});

describe('a bucket', () => {
  let server: BucketServer;
  beforeAll(async () => {
    server = await startBucketServer();
  });
  afterAll(() => server.stop());

  it('a storage call fails with 503 if the bucket does not exist', async () => {
    const storage = new FileStorage({ ...bucketPlace(server, ''), bucket: 'nowhere' }, MESSAGES);
    const problem = { status: 503, code: 'STORAGE_UNAVAILABLE', message: 'NoSuchBucket' };

    await expect(storage.write('a', Buffer.from('1'))).rejects.toMatchObject(problem);
    await expect(storage.find('a')).rejects.toMatchObject(problem);
    await expect(storage.list()).rejects.toMatchObject(problem);
  });

  it('a storage call fails with 503 if the bucket server is unreachable', async () => {
    const storage = new FileStorage({ ...bucketPlace(server, ''), endpoint: 'http://127.0.0.1:1' }, MESSAGES);
    const problem = { status: 503, code: 'STORAGE_UNAVAILABLE' };

    await expect(storage.write('a', Buffer.from('1'))).rejects.toMatchObject(problem);
    await expect(storage.find('a')).rejects.toMatchObject(problem);
    await expect(storage.exists('a')).rejects.toMatchObject(problem);
  });
});
