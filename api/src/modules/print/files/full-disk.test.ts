import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePdf } from '../../../../test-support/make-pdf.ts';
import { canMountDisk, mountDisk, unmountDisk } from '../../../../test-support/small-disk.ts';
import { openTestShop, type Shopper, type TestShop } from '../../../../test-support/test-shop.ts';
import { PART_SIZE } from './print-uploads.ts';

const BOOK = Buffer.concat([makePdf({ pages: 2 }), Buffer.alloc(2 * PART_SIZE, 37)]);
const PARTS = [0, 1, 2];
const ROOM_FOR_ONE_PART = 'size=384k';
const ROOM_FOR_PARTS = 'size=840k';
const ENOUGH_ROOM = 'remount,size=8m';

describe('uploads while a disk is full', () => {
  let folder: string;
  let stored: string;
  let temporary: string;
  let shop: TestShop;
  let asha: Shopper;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-full-'));
    [stored, temporary] = [join(folder, 'files'), join(folder, 'tmp')];
    shop = await openTestShop({ FILES_URL: stored, TMPDIR: temporary });
    asha = await shop.signIn();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });
  afterEach(() => rm(temporary, { recursive: true, force: true }));

  const call = (method: 'POST' | 'PUT', path: string, payload: object, type = 'application/json') =>
    shop.app.inject({
      method,
      url: `/api/print/files${path}`,
      headers: { ...asha.headers, 'content-type': type },
      payload,
    });
  const begin = async () => {
    const response = await call('POST', '', { service: 'printbook', name: 'book.pdf', size: BOOK.length });
    return response.json<{ file: { id: string } }>().file.id;
  };
  const sendPart = (id: string, part: number) =>
    call(
      'PUT',
      `/${id}/parts/${part}`,
      BOOK.subarray(part * PART_SIZE, (part + 1) * PART_SIZE),
      'application/octet-stream',
    );
  const complete = (id: string) => call('POST', `/${id}/complete`, {});
  const filesIn = async (place: string) =>
    (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const outcomeOf = (response: { statusCode: number; json: () => { code?: string } }) => [
    response.statusCode,
    response.json().code,
  ];

  const onSmallDisk = canMountDisk() ? it : it.skip;

  onSmallDisk('a part for which there is no room gets 507 and leaves nothing behind', async () => {
    await mkdir(stored, { recursive: true });
    mountDisk(stored, ROOM_FOR_ONE_PART);
    try {
      const id = await begin();
      await sendPart(id, 0);

      const refused = await sendPart(id, 1);
      const left = await filesIn(stored);
      mountDisk(stored, ENOUGH_ROOM);
      for (const part of PARTS) await sendPart(id, part);

      expect(outcomeOf(refused)).toEqual([507, 'STORAGE_FULL']);
      expect(left.filter(({ parentPath }) => parentPath.includes(id))).toHaveLength(1);
      expect((await complete(id)).statusCode).toBe(200);
    } finally {
      unmountDisk(stored);
    }
  });

  onSmallDisk('a file that is joined without room for it gets 507, keeps its parts and can be retried', async () => {
    await mkdir(stored, { recursive: true });
    mountDisk(stored, ROOM_FOR_PARTS);
    try {
      const id = await begin();
      for (const part of PARTS) await sendPart(id, part);

      const refused = await complete(id);
      const left = (await filesIn(stored)).filter(({ parentPath }) => parentPath.includes(id));
      mountDisk(stored, ENOUGH_ROOM);

      expect(outcomeOf(refused)).toEqual([507, 'STORAGE_FULL']);
      expect(left.map(({ parentPath }) => parentPath)).toEqual(PARTS.map(() => join(stored, id, 'parts')));
      expect((await complete(id)).statusCode).toBe(200);
    } finally {
      unmountDisk(stored);
    }
  });

  onSmallDisk('a full temporary folder gets 507, is left empty, and the upload can be retried', async () => {
    await mkdir(temporary);
    mountDisk(temporary, ROOM_FOR_ONE_PART);
    try {
      const id = await begin();
      for (const part of PARTS) await sendPart(id, part);

      const refused = await complete(id);
      const left = await filesIn(temporary);
      mountDisk(temporary, ENOUGH_ROOM);

      expect(outcomeOf(refused)).toEqual([507, 'STORAGE_FULL']);
      expect(left).toEqual([]);
      expect((await complete(id)).statusCode).toBe(200);
      expect(await filesIn(temporary)).toEqual([]);
    } finally {
      unmountDisk(temporary);
    }
  });

  it('completing an upload returns 503 with Retry-After if the temporary folder is unavailable', async () => {
    await writeFile(temporary, 'a file where the folder should be');
    const id = await begin();
    for (const part of PARTS) await sendPart(id, part);

    const refused = await complete(id);
    await rm(temporary);

    expect(outcomeOf(refused)).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(refused.headers['retry-after']).toBe('30');
    expect((await complete(id)).statusCode).toBe(200);
  });
});
