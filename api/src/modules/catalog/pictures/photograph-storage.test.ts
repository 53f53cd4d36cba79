import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BucketServer, startBucketServer } from '../../../../../shared/releases/src/testing/bucket-server.ts';
import { catalogClient, newProduct } from '../../../../test-support/catalog-client.ts';
import { canMountDisk, mountDisk, unmountDisk } from '../../../../test-support/small-disk.ts';
import { testPhotograph } from '../../../../test-support/test-photograph.ts';
import { openTestShop, type TestShop } from '../../../../test-support/test-shop.ts';
import { FORMATS, PhotographFiles } from './photograph-files.ts';

const EIGHT_DAYS_S = 8 * 24 * 60 * 60;

async function upload(shop: TestShop, original: Buffer) {
  const response = await shop.app.inject({
    method: 'PUT',
    url: '/api/operator/media/notebook.jpg',
    headers: { ...catalogClient(shop).operator, 'content-type': 'application/octet-stream' },
    payload: original,
  });
  return { response, ...response.json<{ picture: string; code: string; message: string }>() };
}

describe.each(['folder', 'bucket'])('photographs in a %s', (kind) => {
  let folder: string;
  let server: BucketServer;
  let shop: TestShop;
  let files: PhotographFiles;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-photographs-'));
    server = await startBucketServer();
    const environment = server.environment as Record<string, string>;
    shop = await openTestShop(
      kind === 'folder' ? { MEDIA_URL: folder } : { MEDIA_URL: 's3://releases', ...environment },
    );
    files = new PhotographFiles(shop.config.photographs);
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const status = async (picture: string) => (await shop.app.inject(`/media/${picture}`)).statusCode;
  const age = (file: string) => {
    const written = Date.now() / 1000 - EIGHT_DAYS_S;
    return kind === 'folder' ? utimes(join(folder, file), written, written) : server.age(file, EIGHT_DAYS_S);
  };

  it('uploading the same photograph twice returns the same file name', async () => {
    const original = await testPhotograph(900, 900).jpeg().toBuffer();

    const first = await upload(shop, original);
    const second = await upload(shop, original);
    const served = await shop.app.inject(`/media/${first.picture}`);

    expect(first.picture).toMatch(/^notebook\.[0-9a-f]{8}\.w800\.webp$/);
    expect(second.picture).toBe(first.picture);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('prune deletes only photographs that are unused and older than a week', async () => {
    const store = (name: string) =>
      files.store(`${name}.0123abcd`, [{ side: 800, type: 'webp', content: Buffer.from('a picture') }]);
    const [used, unused, fresh] = [await store('used'), await store('unused'), await store('fresh')];
    await catalogClient(shop).importRows([newProduct({ id: 'shown', images: used, imageAlts: 'A pen' })]);
    await age(used);
    await age(unused);
    const prune = async (dryRun: boolean) => {
      const response = await shop.app.inject({
        method: 'POST',
        url: `/api/operator/media/prune?who=Meera&dryRun=${dryRun}`,
        headers: catalogClient(shop).operator,
      });
      return response.json<{ pictures: string[] }>().pictures;
    };

    expect(await prune(true)).toEqual(['unused.0123abcd']);
    expect(await status(unused)).toBe(200);
    expect(await prune(false)).toEqual(['unused.0123abcd']);
    expect(await status(unused)).toBe(404);
    expect(await status(used)).toBe(200);
    expect(await status(fresh)).toBe(200);
  });
});

it('storing the same photograph eight times at once leaves no partial files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kaagazz-photographs-'));
  const files = new PhotographFiles({ folder });
  const content = Buffer.alloc(1_000_000, 'a');
  const store = () => files.store('twice.0123abcd', [{ side: 800, type: 'webp', content }]);

  await Promise.all(Array.from({ length: 8 }, store));

  expect((await files.read('twice.0123abcd.w800.webp'))?.content.equals(content)).toBe(true);
  expect(await readdir(folder)).toEqual(['twice.0123abcd.w800.webp']);
  await rm(folder, { recursive: true });
});

it('an upload returns 503 with an explanation if the bucket doesn’t exist', async () => {
  const server = await startBucketServer();
  const environment = server.environment as Record<string, string>;
  const shop = await openTestShop({ MEDIA_URL: 's3://nowhere', ...environment });

  const { response, message } = await upload(shop, await testPhotograph(900, 900).jpeg().toBuffer());

  expect(response.statusCode).toBe(503);
  expect(message).toBe("The bucket of the photographs can't be used (NoSuchBucket).");
  await shop.close();
  await server.stop();
});

describe('photographs in a folder that fails', () => {
  let folder: string;
  let media: string;
  let shop: TestShop;
  let original: Buffer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-photographs-'));
    media = join(folder, 'media');
    shop = await openTestShop({ MEDIA_URL: media });
    original = await testPhotograph(900, 900).jpeg().toBuffer();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });
  afterEach(() => rm(media, { recursive: true, force: true }));

  const catalogue = async () => (await shop.app.inject('/api/product/list')).statusCode;

  it('an upload returns 503 STORAGE_UNAVAILABLE if the photograph folder is unavailable', async () => {
    await writeFile(media, 'a file where the folder should be');

    const { response, code, message } = await upload(shop, original);
    const picture = await shop.app.inject('/media/notebook.00000000.w800.webp');

    expect(response.statusCode).toBe(503);
    expect(code).toBe('STORAGE_UNAVAILABLE');
    expect(message).toBe("The folder of the photographs can't be used (ENOTDIR).");
    expect(response.headers['retry-after']).toBe('30');
    expect(picture.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(await catalogue()).toBe(200);
    await rm(media);
    expect((await upload(shop, original)).response.statusCode).toBe(200);
  });

  const onSmallDisk = canMountDisk() ? it : it.skip;
  onSmallDisk('uploads respond 507 while the disk is full and work again afterwards', async () => {
    await mkdir(media);
    mountDisk(media, 'size=12k');
    try {
      const { response, code, message } = await upload(shop, original);

      expect(response.statusCode).toBe(507);
      expect(code).toBe('STORAGE_FULL');
      expect(message).toBe(
        'The photograph could not be saved because the storage is full. Free up some space, then try again.',
      );
      expect(await readdir(media)).toEqual([]);
      expect(await catalogue()).toBe(200);
      mountDisk(media, 'remount,size=4m');
      expect((await upload(shop, original)).response.statusCode).toBe(200);
      mountDisk(media, 'remount,ro');
      expect((await upload(shop, original)).response.statusCode).toBe(200);
      await expect(readdir(media)).resolves.toHaveLength(FORMATS.length);
    } finally {
      unmountDisk(media);
    }
  });
});
