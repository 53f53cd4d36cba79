import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pricesOf } from '../src/modules/print/prices/print-prices.repository.ts';
import { seedPrintPrices } from '../src/seed/seed-print-prices.ts';
import { runOperatorCommand, runOperatorProcess } from '../test-support/operator-command.ts';
import { openTestShop, type TestShop } from '../test-support/test-shop.ts';
import { pricesProgram } from './prices-commands.ts';
import { EXIT_CODES } from './shop/shop-problem.ts';

let shop: TestShop;
let siteUrl: string;
let folder: string;
let table: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaagazz-prices-'));
  table = join(folder, 'prices.csv');
  shop = await openTestShop();
  await seedPrintPrices(shop.database);
  siteUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const operator = () => ({ SITE_URL: siteUrl, OPERATOR_TOKEN: shop.config.operatorToken });
const prices = (...args: string[]) => runOperatorCommand(pricesProgram, args, operator());
const marriagePrice = async (from: number) =>
  (await pricesOf(shop.database, 'marriage')).find((row) => row.from === from)?.price;

it('a dry run of the price import shows the old and the new price of an example order', async () => {
  const out = await prices('export', table);
  const text = await readFile(table, 'utf8');
  await writeFile(table, text.replace('marriage,,piece,50,38,', 'marriage,,piece,50,36.50,'));
  const dry = await prices('import', table, '--dry-run');
  const before = await marriagePrice(50);
  const brought = await prices('import', table);
  const again = await prices('import', table);

  expect(out).toMatchObject({ code: 0, out: `the prices are in ${table}\n` });
  expect(dry.out).toContain('0 would be added, 1 would be changed, 0 would be removed');
  expect(dry.out).toMatch(/Marriage invitation: 50 cards +Rs\. 38 -> Rs\. 36\.50/);
  expect(dry.out).toContain('Nothing was changed');
  expect(before).toBe(38);
  expect(brought).toMatchObject({ code: 0 });
  expect(await marriagePrice(50)).toBe(36.5);
  expect(again).toMatchObject({ code: EXIT_CODES.NOT_NOW });
  expect(again.err).toContain('Somebody has changed the marriage prices since this file was exported');
  expect(again.err).toContain('--force');
  expect((await prices('import', table, '--force', '--json')).json()).toMatchObject({ ok: true, warnings: [] });
});

it('the price export overwrites a file only with --force', async () => {
  await writeFile(table, 'mine');

  const kept = await prices('export', table);
  const forced = await prices('export', table, '--force', '--json');
  const printed = await runOperatorProcess(pricesProgram, ['export'], operator());

  expect(kept).toMatchObject({ code: 2, err: `prices: ${table} already exists, use --force to overwrite it\n` });
  expect(forced.json()).toEqual({ ok: true, file: table });
  expect(await readFile(table, 'utf8')).toBe(printed.out);
});

it('the price import reports the line of each error', async () => {
  const wrong = join(folder, 'wrong.csv');
  const few = join(folder, 'few.csv');
  const head = 'service,options,per,from,price';
  await writeFile(wrong, `${head}\nmarriage,,piece,10,0.001\nprintbook,size: A6,page,1,4\nmugs,,piece,1,4\n`);
  await writeFile(few, `${head}\ncertificates,size: A4,piece,1,40\n`);

  const refused = await prices('import', wrong);
  const warned = await prices('import', few, '--force', '--dry-run');
  const missing = await prices('import', join(folder, 'nowhere.csv'));

  expect(refused.code).toBe(EXIT_CODES.INVALID);
  expect(refused.err).toContain('prices: nothing was changed: 3 mistakes in the file');
  expect(refused.err).toMatch(/2 +price +has more than two decimals/);
  expect(refused.err).toMatch(/3 +options +size "A6" cannot be chosen: there is A4, A5, Square/);
  expect(refused.err).toMatch(/4 +service +is not one of marriage, suites/);
  expect(warned.out).toContain('Certificate, A3: "Price on request"');
  expect(warned.out).toMatch(/certificates, paperType: Textured +1 +Rs\. 10 -> removed/);
  expect(missing).toMatchObject({ code: EXIT_CODES.UNKNOWN });
});
