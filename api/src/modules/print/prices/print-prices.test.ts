import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { openTestShop, type TestShop } from '../../../../test-support/test-shop.ts';
import { pageOfChanges } from '../../operator/audit.ts';
import { pricesOf } from './print-prices.repository.ts';
import type { PriceImportResponse, PriceMistakes, PricesResponse } from '@kaagazz/api-schema';

type Sheet = Record<string, string>[];
type Response = z.infer<typeof PriceImportResponse> & z.infer<typeof PriceMistakes> & { code: string; message: string };

const CARDS: Sheet = [
  { service: 'marriage', options: '', per: 'piece', from: '10', price: '48' },
  { service: 'marriage', options: '', per: 'piece', from: '50', price: '38.50' },
];
const SHEETS: Sheet = [{ service: 'quick-print', options: 'paperSize: a4', per: 'piece', from: '50', price: '1' }];

describe('print prices', () => {
  let shop: TestShop;
  let operator: { authorization: string };
  beforeAll(async () => {
    shop = await openTestShop();
    operator = { authorization: `Bearer ${shop.config.operatorToken}` };
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.execute(sql`truncate print_prices, audit_lines`));

  const importText = async (payload: string | Buffer, question = '') => {
    const response = await shop.app.inject({
      method: 'PUT',
      url: `/api/operator/print/prices?who=Meera&name=prices.csv${question}`,
      headers: { ...operator, 'content-type': 'text/csv' },
      payload,
    });
    return { status: response.statusCode, response: response.json<Response>() };
  };
  const importRows = (rows: Sheet, question = '') => importText(stringify(rows, { header: true }), question);
  const exportRows = async (): Promise<Sheet> => {
    const { payload } = await shop.app.inject({ url: '/api/operator/print/prices', headers: operator });
    return parse(payload, { bom: true, columns: true });
  };
  const ask = (service: string, headers = {}) => shop.app.inject({ url: `/api/print/prices/${service}`, headers });
  const rowsOf = async (service: string) => (await ask(service)).json<z.infer<typeof PricesResponse>>().rows;

  it('lists each service’s lowest price', async () => {
    await importRows([...CARDS, ...SHEETS]);

    const first = await shop.app.inject({ url: '/api/print/prices' });
    const headers = { 'if-none-match': first.headers.etag };
    const known = await shop.app.inject({ url: '/api/print/prices', headers });
    await importRows([{ ...CARDS[0], price: '30' }], '&force=true');
    const changed = await shop.app.inject({ url: '/api/print/prices', headers });

    const { from } = first.json<{ from: Record<string, number | null> }>();
    expect(from).toMatchObject({ marriage: 38.5, 'quick-print': 1, printbook: null });
    expect(Object.keys(from)).toHaveLength(10);
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect(changed.json()).toMatchObject({ from: { marriage: 30 } });
  });

  it('returns print prices to visitors without a session', async () => {
    await importRows(CARDS);

    const first = await ask('marriage');
    const known = await ask('marriage', { 'if-none-match': first.headers.etag });
    await importRows([{ ...CARDS[0], price: '50' }], '&force=true');
    const changed = await ask('marriage', { 'if-none-match': first.headers.etag });

    expect(first.json()).toEqual({
      success: true,
      service: 'marriage',
      paused: null,
      rows: [
        { options: {}, per: 'piece', from: 10, price: 48 },
        { options: {}, per: 'piece', from: 50, price: 38.5 },
      ],
    });
    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect({ status: known.statusCode, body: known.payload }).toEqual({ status: 304, body: '' });
    // If a 304 response had a content length, some proxies would wait for a body.
    expect(known.headers['content-length'] ?? '0').toBe('0');
    expect(changed.json<{ rows: unknown[] }>().rows).toHaveLength(1);
    expect((await ask('birthday')).json()).toEqual({ success: true, service: 'birthday', rows: [], paused: null });
    expect((await ask('tattoos')).json()).toMatchObject({ success: false, code: 'SERVICE_UNKNOWN' });
  });

  it('reports price changes in a dry run without importing them', async () => {
    await importRows(CARDS);
    const table = await exportRows();
    const [ten = {}, fifty = {}] = table;
    const edited = [
      { ...ten, price: '45' },
      { ...fifty, from: '60' },
    ];

    const dryRun = await importRows(edited, '&dryRun=true');
    const before = await rowsOf('marriage');
    const imported = await importRows(edited);

    expect(dryRun).toMatchObject({
      status: 200,
      response: {
        dryRun: true,
        rows: 2,
        services: [
          {
            service: 'marriage',
            added: 1,
            changed: 1,
            removed: 1,
            unchanged: 0,
            example: { what: 'Marriage invitation: 50 cards', before: 38.5, after: 45 },
          },
        ],
        changes: [
          { line: 2, from: 10, before: 48, after: 45 },
          { line: 3, from: 60, before: null, after: 38.5 },
          { line: null, from: 50, before: 38.5, after: null },
        ],
      },
    });
    expect(before).toMatchObject([{ price: 48 }, { price: 38.5 }]);
    expect(imported.response).toEqual({ ...dryRun.response, dryRun: false });
    expect(await rowsOf('marriage')).toMatchObject([
      { from: 10, price: 45 },
      { from: 60, price: 38.5 },
    ]);
    const { page } = await pageOfChanges(shop.database, { limit: 10 });
    expect(page).toHaveLength(2);
    expect(page.map(({ to }) => to)).toContain('marriage: 1 added, 1 changed, 1 removed');
    expect(page[0]).toMatchObject({ who: 'OPERATOR_TOKEN', action: 'import-print-prices', subject: 'prices.csv' });
  });

  it('an import keeps the prices of services that are missing from the file', async () => {
    await importRows([...CARDS, ...SHEETS]);

    const again = await importRows(await exportRows());
    await importRows([{ ...CARDS[0], price: '50' }], '&force=true');

    expect(again.response.services).toMatchObject([
      { added: 0, changed: 0, removed: 0, unchanged: 2 },
      { added: 0, changed: 0, removed: 0, unchanged: 1 },
    ]);
    expect(await pricesOf(shop.database, 'quick-print')).toEqual([
      { options: { paperSize: 'A4' }, per: 'piece', from: 50, price: 1 },
    ]);
    expect((await pageOfChanges(shop.database, { limit: 10 })).page).toHaveLength(2);
  });

  it('rejects a price file if the prices have changed since it was exported', async () => {
    await importRows(CARDS);
    const table = await exportRows();
    const meeras = table.map((row) => ({ ...row, price: '40' }));
    const ravis = table.map((row) => ({ ...row, price: '41' }));

    const responses = await Promise.all([importRows(meeras), importRows(ravis)]);
    const withoutVersion = await importRows(CARDS);
    const [won] = await rowsOf('marriage');
    const forced = await importRows(ravis, '&force=true');

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.response).toMatchObject({
      code: 'PRICES_CHANGED',
      message: expect.stringContaining('changed the marriage prices since') as string,
    });
    expect(withoutVersion.response).toMatchObject({
      code: 'PRICES_CHANGED',
      message: expect.stringContaining('is missing from this file') as string,
    });
    expect(won?.price).toBe(responses[0].status === 200 ? 40 : 41);
    expect(forced.status).toBe(200);
    expect(await rowsOf('marriage')).toMatchObject([{ price: 41 }, { price: 41 }]);
  });

  it('reports every mistake in a rejected price file by line and column', async () => {
    await importRows(CARDS);
    const wrong: Sheet = [
      { service: 'marriage', options: '', per: 'piece', from: '10', price: '1' },
      { service: 'weddings', options: '', per: 'piece', from: '10', price: '38' },
      { service: 'printbook', options: 'size: A6', per: 'piece', from: '1', price: '38' },
      { service: 'printbook', options: 'size A4', per: 'dozen', from: '0.5', price: '1,000' },
      { service: 'marriage', options: '', per: 'page', from: '1', price: '3.005' },
      { service: 'marriage', options: '', per: 'piece', from: '10', price: '2' },
      { service: 'quick-print', options: 'paperSize: A4 | paperSize: A3', per: 'page', from: '50', price: '-2' },
    ];

    const { status, response } = await importRows(wrong, '&force=true');

    expect({ status, code: response.code }).toEqual({ status: 422, code: 'PRICES_REJECTED' });
    expect(response.mistakes.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '3 service',
      '4 options',
      '5 options',
      '5 per',
      '5 from',
      '5 price',
      '6 per',
      '6 price',
      '7 null',
      '8 options',
    ]);
    expect(response.mistakes[1]?.message).toBe('size "A6" cannot be chosen: there is A4, A5, Square');
    expect(response.mistakeCount).toBe(10);
    expect(await rowsOf('marriage')).toMatchObject([{ price: 48 }, { price: 38.5 }]);
  });

  it.each([
    ['', 'the file is empty'],
    ['service,options,per,from\nmarriage,,piece,1', 'column price is missing'],
    ['service,options,per,from,price,colour\n', 'unknown column "colour"'],
    ['service,options,per,from,price\n', 'the file has no prices'],
    ['service,options,per,from,price\nmarriage,,piece,1', 'has 4 cells'],
    ['service,options,per,from,price\nmarriage,"a"b,piece,1,2', 'a quote'],
  ])('rejects the price file %j', async (text, message) => {
    const { status, response } = await importText(Buffer.from(text || '\ufeff'));

    expect(status).toBe(422);
    expect(response.mistakes[0]?.message).toContain(message);
  });

  it('reads a price file in UTF-16', async () => {
    const utf16 = Buffer.from(`\ufeff${stringify(CARDS, { header: true, record_delimiter: 'windows' })}`, 'utf16le');

    expect((await importText(utf16)).response).toMatchObject({ rows: 2 });
  });

  it.each([
    [
      'semicolons, as Excel writes where commas are decimal',
      'service;options;per;from;price\r\nmarriage;;piece;10;48.5\r\n',
    ],
    ['tabs, as Excel calls Unicode text', 'service\toptions\tper\tfrom\tprice\r\nmarriage\t\tpiece\t10\t48.5\r\n'],
    [
      'columns and lines that somebody emptied',
      'service,options,per,from,price,,\nmarriage,,piece,10,48.5,,\n,,,,,,\n',
    ],
  ])('reads a price file with %s', async (_, text) => {
    const { response } = await importText(Buffer.from(`\ufeff${text}`));

    expect(response).toMatchObject({ rows: 1, changes: [{ service: 'marriage', from: 10, after: 48.5 }] });
  });

  it('rejects a price file that is an Excel workbook', async () => {
    const workbook = await importText(Buffer.from('PK\u0003\u0004\u0014\u0000 xl/workbook.xml', 'latin1'));
    const thousands = await importRows([{ ...CARDS[0], price: '1,200' }]);
    const decimals = await importRows([{ ...CARDS[0], price: 'Rs. 48,50' }]);

    expect(workbook.response.mistakes).toMatchObject([
      { line: 1, message: expect.stringContaining('CSV UTF-8') as string },
    ]);
    for (const { response } of [thousands, decimals]) {
      expect(response.mistakes).toMatchObject([
        { column: 'price', message: expect.stringContaining('with a point') as string },
      ]);
    }
  });

  it('a dry run reports an example order’s price before and after the change', async () => {
    const paper = (options: string, price: string) => ({
      service: 'certificates',
      options,
      per: 'piece',
      from: '1',
      price,
    });
    await importRows([paper('size: A4', '60'), paper('paperType: Matte', '0'), paper('paperType: Glossy', '4')]);
    const edited = (await exportRows()).map((row) => (row.price === '4' ? { ...row, price: '-2.5' } : row));

    const { response } = await importRows(edited, '&dryRun=true');

    expect(response.services[0]?.example).toEqual({
      what: 'Certificate: 1 certificate, A4, Glossy',
      before: 64,
      after: 57.5,
    });
  });

  it('a dry run warns about sizes that have no price', async () => {
    const { response } = await importRows(SHEETS, '&dryRun=true');

    expect(response.warnings).toEqual(['Bulk print, A3: "Price on request"', 'Bulk print, Letter: "Price on request"']);
  });

  it('requires the operator token to change prices', async () => {
    const url = '/api/operator/print/prices?who=Meera&name=prices.csv';
    const stranger = await shop.app.inject({ method: 'PUT', url, payload: {} });
    const json = await shop.app.inject({ method: 'PUT', url, headers: operator, payload: {} });

    expect(stranger.statusCode).toBe(404);
    expect(json.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});
