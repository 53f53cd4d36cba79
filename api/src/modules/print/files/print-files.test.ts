import { createHash } from 'node:crypto';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { makePdf } from '../../../../test-support/make-pdf.ts';
import { openTestShop, type Shopper, type TestShop } from '../../../../test-support/test-shop.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { PrintFiles } from './print-files.service.ts';
import { MOST_UPLOADS, PART_SIZE } from './print-uploads.ts';
import { jobs } from '../../jobs/jobs.tables.ts';
import { printFiles } from './print-files.tables.ts';
import { printFilesPersonalData } from './print-files-personal-data.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BOOK = Buffer.concat([makePdf({ pages: 2 }), Buffer.alloc(2 * PART_SIZE, 37)]);
const NAME = 'हमारी किताब.pdf';

describe('print files', () => {
  let shop: TestShop;
  let files: PrintFiles;
  beforeAll(async () => {
    shop = await openTestShop();
    files = new PrintFiles(shop);
  });
  afterAll(async () => {
    files.sandbox.close();
    await shop.close();
  });

  const call = (who: Shopper, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    shop.app.inject({ method, url: `/api/print/files${path}`, headers: who.headers, ...(payload && { payload }) });
  const begin = (who: Shopper, size = BOOK.length, service = 'printbook') =>
    call(who, 'POST', '', { service, name: NAME, size });
  const sendPart = (who: Shopper, id: string, part: number, bytes: Buffer) =>
    shop.app.inject({
      method: 'PUT',
      url: `/api/print/files/${id}/parts/${part}`,
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  const partOf = (bytes: Buffer, part: number) => bytes.subarray(part * PART_SIZE, (part + 1) * PART_SIZE);
  const complete = (who: Shopper, id: string) => call(who, 'POST', `/${id}/complete`);
  const codeOf = (response: { statusCode: number; json: () => { code?: string } }) => [
    response.statusCode,
    response.json().code,
  ];

  async function send(who: Shopper, bytes: Buffer, service?: string): Promise<string> {
    const { file } = (await begin(who, bytes.length, service)).json<{ file: { id: string; parts: number } }>();
    for (let part = 0; part < file.parts; part += 1) await sendPart(who, file.id, part, partOf(bytes, part));
    return file.id;
  }

  async function ready(who: Shopper): Promise<string> {
    const id = await send(who, BOOK);
    expect((await complete(who, id)).statusCode).toBe(200);
    return id;
  }

  const folderOf = (id: string) => {
    const { printFiles: place } = shop.config;
    if (!('folder' in place)) throw new Error('a bucket');
    return join(place.folder, id);
  };
  const isThere = (id: string) =>
    access(folderOf(id)).then(
      () => true,
      () => false,
    );
  async function sweep(): Promise<void> {
    await shop.runJobs('forget-print-files');
    shop.pass(11 * MINUTE_MS);
    await shop.runJobs('remove-print-folder');
  }

  it('accepts file parts in any order', async () => {
    const asha = await shop.signIn();
    const begun = await begin(asha);
    const { file } = begun.json<{ file: { id: string; partSize: number; parts: number } }>();
    expect(begun.statusCode).toBe(201);
    expect(file).toMatchObject({ partSize: PART_SIZE, parts: 3 });

    await sendPart(asha, file.id, 2, partOf(BOOK, 2));
    await sendPart(asha, file.id, 0, partOf(BOOK, 1));
    await sendPart(asha, file.id, 0, partOf(BOOK, 0));
    await sendPart(asha, file.id, 0, partOf(BOOK, 0));
    expect((await call(asha, 'GET', `/${file.id}`)).json()).toMatchObject({
      file: { state: 'open', parts: 3, receivedParts: [0, 2] },
    });
    const early = await complete(asha, file.id);
    expect([...codeOf(early), early.json<{ missing: number[] }>().missing]).toEqual([409, 'FILE_INCOMPLETE', [1]]);
    await sendPart(asha, file.id, 1, partOf(BOOK, 1));
    const done = await complete(asha, file.id);

    const sha256 = createHash('sha256').update(BOOK).digest('hex');
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({
      file: { id: file.id, name: NAME, size: BOOK.length, type: 'pdf', state: 'ready', pages: 2, sha256, pixels: null },
    });
    expect(done.json<{ file: { preview: string[] } }>().file.preview).toHaveLength(2);
    expect((await complete(asha, file.id)).json()).toEqual(done.json());
    expect((await call(asha, 'GET', `/${file.id}`)).json()).toEqual(done.json());
    expect((await sendPart(asha, file.id, 1, partOf(BOOK, 1))).statusCode).toBe(200);
    const content = await call(asha, 'GET', `/${file.id}/content`);
    expect(content.rawPayload.equals(BOOK)).toBe(true);
    expect(content.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${NAME.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(NAME)}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('returns 404 for another account’s file', async () => {
    const [asha, mallory] = [await shop.signIn(), await shop.signIn()];
    const id = await ready(asha);
    const visitor = { id: '', email: '', headers: { authorization: 'Bearer nonsense' } };

    const ask = async (who: Shopper, file: string) => [
      codeOf(await call(who, 'GET', `/${file}`)),
      codeOf(await call(who, 'GET', `/${file}/content`)),
      codeOf(await sendPart(who, file, 0, partOf(BOOK, 0))),
      codeOf(await complete(who, file)),
      codeOf(await call(who, 'DELETE', `/${file}`)),
    ];

    expect(new Set((await ask(mallory, id)).map(String))).toEqual(new Set(['404,FILE_NOT_FOUND']));
    expect(await ask(mallory, id)).toEqual(await ask(mallory, '0'.repeat(32)));
    expect(new Set((await ask(visitor, id)).map(String))).toEqual(new Set(['401,UNAUTHENTICATED']));
    expect((await begin(visitor)).statusCode).toBe(401);
    expect((await call(asha, 'GET', `/${id}`)).statusCode).toBe(200);
  });

  it('refuses an unsupported file with the same message on every attempt', async () => {
    const asha = await shop.signIn();
    const id = await send(asha, Buffer.from('Dear printer'));

    const responses = [await complete(asha, id), await complete(asha, id)];

    for (const response of responses) {
      expect(codeOf(response)).toEqual([422, 'FILE_TYPE']);
      expect(response.json<{ message: string }>().message).toContain('We accept only PDF, DOC or DOCX files');
    }
    expect((await call(asha, 'GET', `/${id}`)).json()).toMatchObject({ file: { state: 'refused' } });
    expect(codeOf(await call(asha, 'GET', `/${id}/content`))).toEqual([404, 'FILE_NOT_FOUND']);
    expect((await begin(asha, 0)).json()).toMatchObject({ success: false, code: 'FILE_EMPTY' });
    expect((await begin(asha, 50 * 1024 * 1024 + 1)).json()).toMatchObject({ success: false, code: 'FILE_TOO_LARGE' });
    expect(codeOf(await begin(asha, 9, 'marriage'))).toEqual([400, 'VALIDATION']);
    expect(codeOf(await begin(asha, -1))).toEqual([400, 'VALIDATION']);
  });

  it('rejects a file part with the wrong size, part number or media type', async () => {
    const asha = await shop.signIn();
    const { file } = (await begin(asha)).json<{ file: { id: string } }>();
    const whole = partOf(BOOK, 0);

    expect(codeOf(await sendPart(asha, file.id, 0, whole.subarray(1)))).toEqual([400, 'PART_SIZE']);
    expect(codeOf(await sendPart(asha, file.id, 2, whole))).toEqual([400, 'PART_SIZE']);
    expect(codeOf(await sendPart(asha, file.id, 0, Buffer.alloc(0)))).toEqual([400, 'PART_SIZE']);
    expect(codeOf(await sendPart(asha, file.id, 3, whole))).toEqual([400, 'PART_UNKNOWN']);
    expect(codeOf(await sendPart(asha, file.id, -1, whole))).toEqual([400, 'PART_UNKNOWN']);
    expect(codeOf(await sendPart(asha, file.id, 0, Buffer.alloc(PART_SIZE + 1)))).toEqual([413, 'BODY_TOO_LARGE']);
    expect(codeOf(await call(asha, 'PUT', `/${file.id}/parts/0`, { a: 1 }))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('checks a file only once even if several requests complete its upload simultaneously', async () => {
    const asha = await shop.signIn();
    const id = await send(asha, BOOK);

    const responses = await Promise.all(Array.from({ length: 4 }, () => complete(asha, id)));

    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes).toContain(200);
    expect(codes.filter((code) => code !== 200 && code !== 503)).toEqual([]);
    expect((await readdir(folderOf(id))).filter((name) => name.includes('-'))).toHaveLength(2);
  });

  it('a file is checked again if its first check has not finished within a minute', async () => {
    const asha = await shop.signIn();
    const id = await send(asha, BOOK);
    const checkingUntil = new Date(shop.now().getTime() + MINUTE_MS);
    await shop.database.update(printFiles).set({ state: 'checking', checkingUntil }).where(eq(printFiles.id, id));

    const during = await complete(asha, id);
    shop.pass(MINUTE_MS + 1);
    const after = await complete(asha, id);

    expect([...codeOf(during), during.headers['retry-after']]).toEqual([503, 'FILE_IN_CHECK', '2']);
    expect(after.statusCode).toBe(200);
  });

  it('limits an account to 20 unfinished uploads', async () => {
    const asha = await shop.signIn();
    const large = 49 * 1024 * 1024;

    const begun = await Promise.all(Array.from({ length: MOST_UPLOADS + 1 }, () => begin(asha, 9)));
    expect(begun.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_UPLOADS);
    expect(codeOf(begun.find(({ statusCode }) => statusCode !== 201) ?? begun[0]!)).toEqual([409, 'TOO_MANY_UPLOADS']);
    const meera = await shop.signIn();
    for (let n = 0; n < 10; n += 1) expect((await begin(meera, large)).statusCode).toBe(201);
    expect(codeOf(await begin(meera, large))).toEqual([409, 'TOO_MUCH_STORED']);
  });

  it('deletes a file once no print line uses it', async () => {
    const asha = await shop.signIn();
    const id = await ready(asha);
    const inTx = <Result>(work: Parameters<typeof inTransaction<Result>>[1]) => inTransaction(shop.database, work);
    await inTx(async (tx) => {
      const file = await files.ready(tx, asha.id, id, 'printbook');
      await files.keep(tx, file.id, 'print_one');
      await files.keep(tx, file.id, 'print_two', true);
    });

    await expect(inTx((tx) => files.ready(tx, asha.id, id, 'custom-print'))).resolves.toMatchObject({ id });
    await expect(inTx((tx) => files.ready(tx, asha.id, id, 'marriage'))).rejects.toMatchObject({ code: 'FILE_TYPE' });
    expect(codeOf(await call(asha, 'DELETE', `/${id}`))).toEqual([409, 'FILE_IN_USE']);
    shop.pass(30 * DAY_MS);
    await sweep();
    await inTx((tx) => files.release(tx, 'print_one'));
    await sweep();
    const [row] = await shop.database.select().from(printFiles).where(eq(printFiles.id, id));
    expect((await buffer(await files.stream(row!))).equals(BOOK)).toBe(true);
    await inTx((tx) => files.release(tx, 'print_two'));
    await sweep();

    expect(await shop.database.select().from(printFiles).where(eq(printFiles.id, id))).toEqual([]);
    expect(await isThere(id)).toBe(false);
  });

  it('deletes unfinished or refused files after a day', async () => {
    const asha = await shop.signIn();
    const left = (await begin(asha)).json<{ file: { id: string } }>().file.id;
    await sendPart(asha, left, 0, partOf(BOOK, 0));
    const refused = await send(asha, Buffer.from('Dear printer'));
    await complete(asha, refused);
    const unused = await ready(asha);

    const here = async () => {
      await sweep();
      const rows = await shop.database.select().from(printFiles).where(eq(printFiles.userId, asha.id));
      const folders = [await isThere(left), await isThere(refused), await isThere(unused)];
      return [rows.map(({ id }) => id).toSorted(), folders];
    };
    expect(await here()).toEqual([[left, refused, unused].toSorted(), [true, true, true]]);
    expect(await readdir(folderOf(unused))).not.toContain('parts');
    shop.pass(DAY_MS);
    expect(await here()).toEqual([[unused], [false, false, true]]);
    shop.pass(7 * DAY_MS);
    expect(await here()).toEqual([[], [false, false, false]]);
    expect(await shop.database.select().from(jobs).where(eq(jobs.kind, 'remove-print-folder'))).toEqual([]);
  });

  it('deletes a shopper’s files with the account', async () => {
    const asha = await shop.signIn();
    const id = await ready(asha);
    const person = { id: asha.id, email: asha.email, phone: null };

    const held = await printFilesPersonalData.sections(shop.database, person);
    expect(held).toMatchObject({ printFiles: [{ id, name: NAME, content: `/api/print/files/${id}/content` }] });
    await inTransaction(shop.database, (tx) => printFilesPersonalData.forget(tx, person, shop.now()));
    await sweep();

    expect(await isThere(id)).toBe(false);
    expect(codeOf(await call(asha, 'GET', `/${id}`))).toEqual([404, 'FILE_NOT_FOUND']);
  });
});
