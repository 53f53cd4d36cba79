import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { runOperatorCommand, runOperatorProcess } from '../test-support/operator-command.ts';
import { openPayingShop, type PayingShop } from '../test-support/paying-shop.ts';
import { priceRow, printClient } from '../test-support/printing-shop.ts';
import type { Shopper } from '../test-support/test-shop.ts';
import { ordersProgram } from './orders-commands.ts';
import { EXIT_CODES, type ShopProblemCode } from './shop/shop-problem.ts';

const USAGE = 2;
const ADDRESS = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '12 Lodhi\u202eRoad\nDelhi 110003',
};

let shop: PayingShop;
let asha: Shopper;
let siteUrl: string;
beforeAll(async () => {
  shop = await openPayingShop();
  await shop.addProduct({ id: 'notebook', title: 'Notebook, marigold', originalPrice: 125_000, stock: 1000 });
  asha = await shop.signIn();
  siteUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const operator = () => ({ SITE_URL: siteUrl, OPERATOR_TOKEN: shop.config.operatorToken });
const orders = (args: string | string[], environment: Record<string, string> = {}) =>
  runOperatorCommand(ordersProgram, typeof args === 'string' ? args.split(' ').filter(Boolean) : args, {
    ...operator(),
    ...environment,
  });

async function paidOrder(quantity = 2): Promise<string> {
  shop.pass(1000);
  const lines = [{ productId: 'notebook', quantity }];
  const created = await shop.createOrder(asha, lines, { shippingAddress: ADDRESS });
  return (await shop.verifyOrder(asha, await shop.pay(created.json().order.id))).json().orderNumber;
}

it('the `orders show` command shows the status set by `orders set-status`', async () => {
  const number = await paidOrder();

  const listed = await orders('list --status pending');
  const moved = await orders(['set-status', number, 'shipped', '--note', 'India Post, EX123']);
  const again = await orders(['set-status', number, 'shipped']);
  const unnumbered = await orders(['show', number]);
  await shop.issueInvoices();
  const shown = await orders(['show', number]);
  const audit = await orders('audit');

  expect(listed.out).toMatch(new RegExp(`^${number} .* pending +Rs\\. 2,599 +2 +Asha Rao$`, 'm'));
  expect(moved).toMatchObject({ code: 0, out: `${number} is now shipped\n`, err: '' });
  expect(again).toMatchObject({ code: 0, out: `${number} is already shipped, nothing was changed\n` });
  expect(shown.out).toContain(`${number} is shipped, can become delivered\n`);
  expect(unnumbered.out).toMatch(/^no invoice number yet$/m);
  expect(shown.out).toMatch(/^invoice KGZ\/\d\d-\d\d\/\d{6}$/m);
  expect(shown.out).toMatch(/^2 +Rs\. 1,250 +Rs\. 2,500 +Notebook, marigold$/m);
  expect(shown.out).toContain('ship to\n  Asha Rao\n  12 Lodhi Road\n  Delhi 110003\n  9876543210\n');
  expect(shown.out).toMatch(/shipped +India Post, EX123$/m);
  expect(audit.out).toMatch(
    new RegExp(`OPERATOR_TOKEN +set-status +${number} +pending → shipped +India Post, EX123$`, 'm'),
  );
  expect((await shop.mails()).at(-1)).toMatchObject({ kind: 'order-shipped', recipient: asha.email });
});

it('the `orders files` command saves approved print files and records who saved them', async () => {
  const print = printClient(shop);
  await print.setPrices('marriage', [priceRow(38)]);
  const line = await print.approvedLine(asha);
  const created = await shop.createOrder(asha, [{ productId: line.id, quantity: 50 }], { shippingAddress: ADDRESS });
  const number = (await shop.verifyOrder(asha, await shop.pay(created.json().order.id))).json().orderNumber;
  const folder = join(await mkdtemp(join(tmpdir(), 'to-print-')), 'today');

  const saved = await orders(['files', number, '--to', folder]);
  const shown = await orders(['show', number]);
  const plain = await orders(['files', await paidOrder(), '--to', folder]);

  expect(saved).toMatchObject({ code: 0, err: '' });
  const file = await readFile(join(folder, `${number}-1-marriage-1-50.pdf`));
  expect(createHash('sha256').update(file).digest('hex')).toBe(line.proof.sha256);
  expect(saved.out).toContain(line.proof.sha256);
  expect(shown.out).toContain('  Venue: Lodhi Garden, Delhi\n');
  expect(shown.out).toContain(`orders -- files ${number} --to`);
  expect(plain.out).toMatch(/^.* has no print lines$/m);
  expect((await orders('audit --json')).json().lines).toContainEqual(
    expect.objectContaining({ action: 'take-print-file', subject: line.id }),
  );
  await rm(dirname(folder), { recursive: true });
});

it('the orders command prints orders and errors when it runs as a separate process', async () => {
  const listed = await runOperatorProcess(ordersProgram, ['list'], operator());
  const refused = await runOperatorProcess(ordersProgram, ['show', 'KGZ-2026-999999'], operator());

  const { code, out, err } = await orders('list');
  expect(listed).toMatchObject({ code, out, err });
  expect(refused).toMatchObject({ code: EXIT_CODES.UNKNOWN, out: '' });
  expect(refused.err).toMatch(/^orders: There is no order KGZ-2026-999999\.\n$/);
});

it('the orders commands print JSON with --json', async () => {
  const number = await paidOrder();

  const [list, show, set] = await Promise.all([
    orders('list --limit 1 --json'),
    orders(`show ${number} --json`),
    orders(`set-status ${number} confirmed --json`),
  ]);

  expect(list.json()).toMatchObject({ ok: true, orders: [{ orderNumber: number }] });
  expect(show.json()).toMatchObject({ ok: true, order: { orderNumber: number, totalAmount: 2599 } });
  expect(set.json()).toMatchObject({ ok: true, changed: true, order: { status: 'confirmed' } });
  expect((await orders('audit --json --limit 1')).json()).toMatchObject({
    lines: [{ who: 'OPERATOR_TOKEN', action: 'set-status', subject: number, from: 'pending', to: 'confirmed' }],
  });
});

it('`orders audit --limit 230` requests three pages of at most 100 entries', async () => {
  const numbers: string[] = [];
  const page = http.createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://shop.example');
    numbers.push(searchParams.get('limit') ?? '');
    const lines = Array.from({ length: Number(searchParams.get('limit')) }, () => LINE);
    response.end(JSON.stringify({ success: true, lines, nextCursor: `after-${numbers.length}` }));
  });
  const LINE = { at: '2026-01-01T00:00:00.000Z', who: 'ravi', action: 'a', subject: 's', from: '', to: '', note: '' };
  await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));

  const audit = await orders('audit --limit 230 --json', {
    SITE_URL: `http://127.0.0.1:${(page.address() as AddressInfo).port}`,
  });
  page.close();

  expect(audit.json().lines).toHaveLength(230);
  expect(numbers).toEqual(['100', '100', '30']);
});

it('the orders command reads the operator token from the data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'operator-'));
  await writeFile(join(folder, 'operator-token'), `${shop.config.operatorToken}\n`);

  const found = await orders('list --json', { OPERATOR_TOKEN: '', DATA_DIR: folder });
  await rm(folder, { recursive: true });
  const missing = await orders('list', { OPERATOR_TOKEN: '', DATA_DIR: folder });

  expect(found.json()).toMatchObject({ ok: true });
  expect(missing).toMatchObject({ code: EXIT_CODES.WRONG_TOKEN, out: '' });
  expect(missing.err).toMatch(/^orders: no token in .*, set OPERATOR_TOKEN[^\n]*\n$/);
});

interface BadInput {
  what: string;
  line: string;
  code: ShopProblemCode | 'USAGE';
  message: RegExp;
  environment?: Record<string, string>;
}

const nowhere = { SITE_URL: 'http://127.0.0.1:9' };
const badInput: BadInput[] = [
  { what: 'no command', line: '', code: 'USAGE', message: /name a command/ },
  { what: 'an unknown command', line: 'lst', code: 'USAGE', message: /unknown command 'lst'.*list/ },
  {
    what: 'an unknown status',
    line: 'set-status KGZ-2026-000001 lost',
    code: 'USAGE',
    message: /use one of pending/,
  },
  { what: 'an unknown status', line: 'list --status lost', code: 'USAGE', message: /unknown status lost/ },
  { what: 'an invalid limit', line: 'list --limit 0', code: 'USAGE', message: /--limit must be .*, not 0/ },
  { what: 'a missing order number', line: 'show', code: 'USAGE', message: /missing.* 'number'/ },
  {
    what: 'an invalid SITE_URL',
    line: 'list',
    code: 'USAGE',
    message: /SITE_URL=shop is not a URL/,
    environment: { SITE_URL: 'shop' },
  },
  { what: 'an unknown order', line: 'show KGZ-2026-999999', code: 'UNKNOWN', message: /no order KGZ-2026-999999/ },
  {
    what: 'setting the status of an unknown order',
    line: 'set-status KGZ-2026-999999 shipped',
    code: 'UNKNOWN',
    message: /no order KGZ-2026-999999/,
  },
  { what: 'a path as order number', line: 'show ../audit', code: 'UNKNOWN', message: /no order with that number/ },
  {
    what: 'a wrong token',
    line: 'list',
    code: 'WRONG_TOKEN',
    message: /does not accept this operator token/,
    environment: { OPERATOR_TOKEN: 'a-wrong-one' },
  },
  {
    what: 'a token with invalid characters',
    line: 'list',
    code: 'WRONG_TOKEN',
    message: /invalid characters/,
    environment: { OPERATOR_TOKEN: 'nämlich' },
  },
  {
    what: 'a shop that is not running',
    line: 'list',
    code: 'UNREACHABLE',
    message: /no connection to the shop at .*running/,
    environment: nowhere,
  },
];

it.each(badInput)('the orders command reports $what on a single line and exits with the right code', async (bad) => {
  const { code, out, err } = await orders(bad.line, bad.environment);

  expect([code, out]).toEqual([{ USAGE, ...EXIT_CODES }[bad.code], '']);
  expect(err).toMatch(/^orders: [^\n]+\n$/);
  expect(err).toMatch(bad.message);
});

it('the orders command prints errors as JSON with --json', async () => {
  const refused = await orders('show KGZ-2026-999999 --json');

  expect(refused).toMatchObject({ code: EXIT_CODES.UNKNOWN, err: '' });
  expect(refused.json()).toMatchObject({ ok: false, code: 'UNKNOWN', reason: 'ORDER_NOT_FOUND' });
});

it.each([
  ['moving an order back', ['confirmed'], 'NOT_NOW', /is shipped: it can only become delivered/],
  ['cancelling a shipped order', ['cancelled'], 'NOT_NOW', /can no longer be cancelled/],
  ['a note of 501 characters', ['delivered', '--note', 'a'.repeat(501)], 'INVALID', /note: at most 500/],
  ['a blank operator name', ['delivered', '--who', ' '], 'INVALID', /who: is required/],
] as [string, string[], ShopProblemCode, RegExp][])(
  'set-status rejects %s in one line and changes nothing',
  async (_what, words, code, message) => {
    const number = await paidOrder(1);
    await orders(['set-status', number, 'shipped']);
    const before = [await orders(['show', number]), await orders('audit'), await shop.mails()];

    const refused = await orders(['set-status', number, ...words]);

    expect(refused).toMatchObject({ code: EXIT_CODES[code], out: '' });
    expect(refused.err).toMatch(/^orders: [^\n]+\n$/);
    expect(refused.err).toMatch(message);
    const after = [await orders(['show', number]), await orders('audit'), await shop.mails()];
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
  },
);

it('the orders command reports an error if the URL belongs to another server', async () => {
  const other = http.createServer((request, response) => {
    if (request.url?.includes('list')) response.writeHead(200).end('<h1>Hello</h1>');
    else response.writeHead(301, { location: 'https://shop.example/' }).end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const SITE_URL = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;

  const noShop = await orders('show list', { SITE_URL });
  const elsewhere = await orders('show x', { SITE_URL });
  other.close();

  expect([noShop.code, elsewhere.code]).toEqual([EXIT_CODES.UNREACHABLE, EXIT_CODES.UNREACHABLE]);
  expect(noShop.err).toMatch(/is not this version of the shop/);
  expect(elsewhere.err).toMatch(/redirects to https:\/\/shop\.example\//);
});

it('the help text shows an example of each orders command', async () => {
  const { out } = await orders('--help', { OPERATOR_TOKEN: '' });
  const commands = [...out.matchAll(/^ {2}([a-z-]+) \[options\]/gm)].map(([, name = '']) => name);

  const helps = await Promise.all(commands.map((name) => orders([name, '--help'])));

  expect(commands).toEqual(['list', 'show', 'files', 'set-status', 'audit']);
  for (const { code, out: help } of helps) {
    expect([code, help]).toEqual([0, expect.stringContaining('Example:\n  npm run orders -- ')]);
  }
});
