import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';

import { products } from '../src/modules/catalog/catalog.tables.ts';
import { newProduct, type SheetRow } from '../test-support/catalog-client.ts';
import { runOperatorCommand, runOperatorProcess } from '../test-support/operator-command.ts';
import { testPhotograph } from '../test-support/test-photograph.ts';
import { openTestShop, type TestShop } from '../test-support/test-shop.ts';
import { catalogProgram } from './catalog-commands.ts';
import { EXIT_CODES } from './shop/shop-problem.ts';

let shop: TestShop;
let siteUrl: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaagazz-catalog-'));
  shop = await openTestShop({ MEDIA_URL: join(folder, 'media') });
  await shop.addProduct({ id: 'sheet', title: 'Cotton Sheet', category: 'paper', images: [] });
  siteUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const operator = () => ({ SITE_URL: siteUrl, OPERATOR_TOKEN: shop.config.operatorToken });
const catalog = (args: string[], environment: Record<string, string> = {}) =>
  runOperatorCommand(catalogProgram, args, { ...operator(), ...environment });

async function write(name: string, rows: readonly SheetRow[]): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, stringify([...rows], { header: true }));
  return file;
}
const allProducts = () => shop.database.select().from(products).orderBy(products.id);

it('an exported catalogue can be edited and imported again', async () => {
  const file = join(folder, 'out.csv');

  const out = await catalog(['export', file]);
  const table = await readFile(file, 'utf8');
  await writeFile(file, table.replace('Cotton Sheet', 'Cotton Rag Sheet'));
  const dry = await catalog(['import', file, '--dry-run']);
  const before = await allProducts();
  const brought = await catalog(['import', file]);
  const again = await catalog(['import', file, '--json']);

  expect(out).toMatchObject({ code: 0, out: `the catalogue is in ${file}\n` });
  expect(dry.out).toContain('1 would be changed');
  expect(dry.out).toContain('title: Cotton Sheet -> Cotton Rag Sheet');
  expect(dry.out).toContain('Nothing was changed');
  expect(before[0]?.title).toBe('Cotton Sheet');
  expect(brought).toMatchObject({ code: 0 });
  expect((await allProducts())[0]?.title).toBe('Cotton Rag Sheet');
  expect(again.json()).toMatchObject({ ok: true, rows: 1, changed: 0, unchanged: 1 });
});

it('the catalogue export overwrites a file only with --force', async () => {
  const file = await write('mine.csv', [newProduct({ id: 'x' })]);

  const printed = await runOperatorProcess(catalogProgram, ['export'], operator());
  const kept = await catalog(['export', file]);
  const forced = await catalog(['export', file, '--force', '--json']);

  expect(printed.out).toMatch(/^\uFEFFid,title,description,.*\r\nsheet,/);
  expect(kept).toMatchObject({ code: 2, err: `catalog: ${file} already exists, use --force to overwrite it\n` });
  expect(forced.json()).toEqual({ ok: true, file });
  expect(await readFile(file, 'utf8')).toBe(printed.out);
});

it('the import uploads each photograph in the file only once', async () => {
  const photographs = await mkdtemp(join(folder, 'photographs-'));
  await writeFile(join(photographs, 'Gift Set.jpg'), await testPhotograph(820, 900).jpeg().toBuffer());
  const file = await write('gift.csv', [newProduct({ id: 'gift', images: 'Gift Set.jpg', imageAlts: 'A gift set' })]);

  const dry = await catalog(['import', file, '--images', photographs, '--dry-run']);
  const stored = await readdir(join(folder, 'media')).catch(() => []);
  const brought = await catalog(['import', file, '--images', photographs]);

  expect(dry.out).toContain('1 would be new');
  expect(stored).toEqual([]);
  expect(brought).toMatchObject({ code: 0, err: 'pictures ... 1 of 1\n' });
  const gift = (await allProducts()).find(({ id }) => id === 'gift');
  expect(gift?.images).toEqual([expect.stringMatching(/^gift-set\.[0-9a-f]{8}\.w800\.webp$/)]);
  expect((await fetch(`${siteUrl}/media/${gift?.images[0]}`)).status).toBe(200);

  const table = join(folder, 'with-photographs.csv');
  await catalog(['export', table]);
  expect((await catalog(['import', table, '--json'])).json()).toMatchObject({ changed: 0, new: 0 });
});

it('an import with errors reports the line of each error without changing the catalogue', async () => {
  const photographs = await mkdtemp(join(folder, 'photographs-'));
  await writeFile(join(photographs, 'small.png'), await testPhotograph(640, 480).png().toBuffer());
  await writeFile(join(photographs, 'page.jpg'), '<html>');
  const description = 'one\r\ntwo';
  const rows = [
    newProduct({ id: 'first', description, images: 'small.png' }),
    newProduct({ id: 'second', originalPrice: '-1', images: 'page.jpg | nowhere.jpg' }),
  ];
  const file = await write('wrong.csv', rows);
  const before = await allProducts();

  const words = await catalog(['import', file, '--images', photographs]);
  const json = await catalog(['import', file, '--images', photographs, '--json']);

  expect(words.code).toBe(EXIT_CODES.INVALID);
  expect(words.err).toContain('catalog: nothing was changed: 4 mistakes in the file');
  expect(words.err).toMatch(/2 +images +small.png: The picture is 640 by 480 pixels/);
  expect(words.err).toMatch(/4 +images +page.jpg: The picture is not a photograph/);
  expect(words.err).toMatch(/4 +originalPrice +is negative/);
  expect(words.err).toMatch(/4 +images +there is no picture nowhere.jpg/);
  expect(json.json()).toMatchObject({ ok: false, code: 'INVALID', mistakeCount: 4 });
  expect(await allProducts()).toEqual(before);
});

it.each([
  ['a broken quote', (good: string) => `${good}"never closed,x\n`, 'a quote is opened here'],
  ['a missing column', (good: string) => good.replace('originalPrice', 'rating'), 'column originalPrice is missing'],
])('the import rejects a table with %s, with or without photographs', async (_what, spoil, words) => {
  const file = join(folder, 'spoilt.csv');
  await writeFile(file, spoil(stringify([newProduct({ id: 'spoilt' })], { header: true })));

  for (const more of [[], ['--images', folder]]) {
    const outcome = await catalog(['import', file, ...more]);

    expect(outcome.code).toBe(EXIT_CODES.INVALID);
    expect(outcome.err).toContain(words);
  }
  expect((await allProducts()).map(({ id }) => id)).not.toContain('spoilt');
});

it.each<[string, string[], Record<string, string>, number, string]>([
  ['the file does not exist', ['import', 'nowhere.csv'], {}, EXIT_CODES.UNKNOWN, 'there is no file nowhere.csv'],
  [
    'the folder does not exist',
    ['import', __filename, '--images', 'nowhere'],
    {},
    EXIT_CODES.UNKNOWN,
    'there is no folder nowhere',
  ],
  ['the token is wrong', ['import', __filename], { OPERATOR_TOKEN: 'x'.repeat(30) }, EXIT_CODES.WRONG_TOKEN, 'token'],
  [
    'no shop is running',
    ['export'],
    { SITE_URL: 'http://127.0.0.1:9' },
    EXIT_CODES.UNREACHABLE,
    'check that it is running',
  ],
  ['the file cannot be written', ['export', '/nowhere/x.csv'], {}, 2, 'cannot be written (ENOENT)'],
  ['the file is not given', ['import'], {}, 2, "missing required argument 'file'"],
])('the command fails with a one-line message if %s', async (_what, args, environment, code, words) => {
  const outcome = await catalog(args, environment);

  expect(outcome.code).toBe(code);
  expect(outcome.err).toContain(words);
  expect(outcome.err.trim().split('\n')).toHaveLength(1);
});

it('the prune command reports zero deletions if every photograph is in use', async () => {
  expect((await catalog(['prune', '--dry-run'])).out).toBe('every photograph is needed\n');
});
