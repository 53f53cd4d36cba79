import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogClient } from '../../../test-support/catalog-client.ts';
import { testPhotograph } from '../../../test-support/test-photograph.ts';
import { openTestShop, type TestShop } from '../../../test-support/test-shop.ts';

describe('photographs, when their folder fails,', () => {
  let folder: string;
  let media: string;
  let shop: TestShop;
  let original: Buffer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-photographs-'));
    media = join(folder, 'media');
    shop = await openTestShop({ MEDIA_DIR: media });
    original = await testPhotograph(900, 900).jpeg().toBuffer();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });
  afterEach(() => rm(media, { recursive: true, force: true }));

  const send = () =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/operator/media/notebook.jpg',
      headers: { ...catalogClient(shop).operator, 'content-type': 'application/octet-stream' },
      payload: original,
    });
  const catalogue = async () => (await shop.app.inject('/api/product/list')).statusCode;

  it('are refused with what is wrong, while the catalogue goes on', async () => {
    await writeFile(media, 'a file where the folder should be');

    const answer = await send();
    const picture = await shop.app.inject('/media/notebook.00000000.w400.webp');

    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ success: false, code: 'STORAGE_UNAVAILABLE' });
    expect(answer.headers['retry-after']).toBe('30');
    expect(picture.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(await catalogue()).toBe(200);
    await rm(media);
    expect((await send()).statusCode).toBe(200);
  });

  const onSmallDisk = canMount() ? it : it.skip;
  onSmallDisk('are refused when the disk is full, leave nothing on it, and are taken once there is room', async () => {
    await mkdir(media);
    mount(media, 'size=12k');
    try {
      const answer = await send();

      expect(answer.statusCode).toBe(507);
      expect(answer.json()).toMatchObject({ success: false, code: 'STORAGE_FULL' });
      expect(await readdir(media)).toEqual([]);
      expect(await catalogue()).toBe(200);
      mount(media, 'remount,size=4m');
      expect((await send()).statusCode).toBe(200);
      mount(media, 'remount,ro');
      expect((await send()).statusCode).toBe(200);
      await expect(readdir(media)).resolves.toHaveLength(4);
    } finally {
      execFileSync('umount', [media]);
    }
  });
});

function mount(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
}

/** Only root may give a folder a disk of its own, and not in every container. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'kaagazz-mount-'));
  try {
    mount(folder, 'size=4k');
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}
