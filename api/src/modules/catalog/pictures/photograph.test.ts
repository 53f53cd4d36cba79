import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { catalogClient } from '../../../../test-support/catalog-client.ts';
import { testPhotograph } from '../../../../test-support/test-photograph.ts';
import { openTestShop, type TestShop } from '../../../../test-support/test-shop.ts';
import { FORMATS } from './photograph-files.ts';
import { sha256Of } from './photograph.ts';

describe('uploading a photograph', () => {
  let folder: string;
  let shop: TestShop;
  let catalog: ReturnType<typeof catalogClient>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-photographs-'));
    shop = await openTestShop({ MEDIA_URL: folder });
    catalog = catalogClient(shop);
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  async function send(name: string, bytes: Buffer, query = '') {
    const response = await shop.app.inject({
      method: 'PUT',
      url: `/api/operator/media/${encodeURIComponent(name)}${query}`,
      headers: { ...catalog.operator, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
    return { status: response.statusCode, ...response.json<{ picture: string; code: string; message: string }>() };
  }
  const fetchPicture = (file: string) => shop.app.inject(`/media/${file}`);

  it('a photograph is stored in four AVIF sizes and as WebP, without EXIF data', async () => {
    const original = await testPhotograph(1600, 1300)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } })
      .jpeg()
      .toBuffer();

    const { status, picture } = await send('Marigold Note-book (1).JPG', original);

    expect(status).toBe(200);
    expect(picture).toMatch(/^marigold-note-book-1\.[0-9a-f]{8}\.w800\.webp$/);
    for (const { side, type } of FORMATS) {
      const response = await fetchPicture(picture.replace('w800.webp', `w${side}.${type}`));
      expect(response.headers).toMatchObject({
        'content-type': `image/${type}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const found = await sharp(response.rawPayload).metadata();
      expect(found).toMatchObject({ width: side, height: side, format: type === 'avif' ? 'heif' : 'webp' });
      expect(found.exif).toBeUndefined();
    }
  });

  it('a photograph is never enlarged', async () => {
    const { picture } = await send('small.png', await testPhotograph(900, 1400).png().toBuffer());

    const largest = await fetchPicture(picture.replace('w800.webp', 'w1280.avif'));
    expect(await sharp(largest.rawPayload).metadata()).toMatchObject({ width: 900, height: 900 });
  });

  it('a rotated photograph is cropped around its most detailed part', async () => {
    // EXIF orientation 6 means that viewers must rotate the picture 90° clockwise.
    const original = await testPhotograph(2400, 1000, { x: 0.85, y: 0.5 })
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const { picture } = await send('turned.jpg', original);

    const square = sharp((await fetchPicture(picture)).rawPayload);
    const { data, info } = await square.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    let bright = 0;
    for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 0) > 215) bright += 1;
    expect(bright / (info.width * info.height)).toBeGreaterThan(0.08);
  });

  it('uploading the same photograph twice stores it only once', async () => {
    const bytes = await testPhotograph(850, 850).webp().toBuffer();
    const other = await testPhotograph(850, 850, { x: 0.2, y: 0.2 }).avif().toBuffer();
    const ask = (content: Buffer) =>
      shop.app.inject({ url: `/api/operator/media/once.webp?sha256=${sha256Of(content)}`, headers: catalog.operator });

    const unknown = await ask(bytes);
    const first = await send('once.webp', bytes);
    const second = await send('once.webp', other);

    expect(unknown.json()).toMatchObject({ code: 'PICTURE_UNKNOWN' });
    expect((await ask(bytes)).json()).toMatchObject({ success: true, picture: first.picture });
    expect(second.picture).not.toBe(first.picture);
    expect((await send('once.webp', bytes)).picture).toBe(first.picture);
  });

  it('a dry run checks a photograph without storing it', async () => {
    const before = await readdir(folder);

    const looked = await send('dry.jpg', await testPhotograph(1200, 1200).jpeg().toBuffer(), '?dryRun=true');

    expect(looked.picture).toMatch(/^dry\.[0-9a-f]{8}\.w800\.webp$/);
    expect(await readdir(folder)).toEqual(before);
  });

  it.each<[string, string, () => Promise<Buffer>]>([
    ['a small photograph', 'is 1600 by 799 pixels', () => testPhotograph(1600, 799).jpeg().toBuffer()],
    [
      'an SVG with a script',
      'is not a photograph',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['an HTML page', 'is not a photograph', async () => Buffer.from('<!doctype html><h1>Hello</h1>')],
    ['an empty file', 'is not a photograph', async () => Buffer.alloc(0)],
    ['a GIF', 'is not a photograph', () => testPhotograph(900, 900).gif().toBuffer()],
    [
      'a truncated JPEG',
      'is broken',
      async () => (await testPhotograph(1600, 1600).jpeg().toBuffer()).subarray(0, 9_000),
    ],
    ['a JPEG header without content', 'is broken', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
    ['a small file with too many pixels', 'has more than 80 million pixels', () => hugePixels()],
  ])('%s is rejected because it %s', async (_what, words, bytes) => {
    const before = await readdir(folder);

    const response = await send('photo.jpg', await bytes());

    expect(response).toMatchObject({ status: 422, code: 'PICTURE_REFUSED' });
    expect(response.message).toContain(words);
    expect(await readdir(folder)).toEqual(before);
  });

  it('an upload larger than 40 MB is rejected with 413', async () => {
    const large = await send('large.jpg', Buffer.alloc(41 * 1024 * 1024));

    expect(large).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  it('an upload without an operator token is rejected with 404', async () => {
    const stranger = await shop.app.inject({
      method: 'PUT',
      url: '/api/operator/media/photo.jpg',
      headers: { 'content-type': 'application/octet-stream' },
      payload: await testPhotograph(900, 900).jpeg().toBuffer(),
    });

    expect(stranger.statusCode).toBe(404);
    expect(stranger.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    '..%2F..%2Fpackage.json',
    '%2e%2e%2fsecret.webp',
    'x.1a2b3c4d.w801.webp',
    'x.1a2b3c4d.w800.svg',
    '%00.webp',
    '🌼.webp',
  ])('GET /media/%s responds 404', async (file) => {
    const response = await fetchPicture(encodeURI(decodeURI(file)));

    expect(response.statusCode).toBe(404);
  });
});

async function hugePixels(): Promise<Buffer> {
  const png = await testPhotograph(64, 64).png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
