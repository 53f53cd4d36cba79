import { runOperatorCommand, runOperatorProcess } from '../test-support/operator-command.ts';
import { openTestShop, type TestShop } from '../test-support/test-shop.ts';
import { requestsProgram } from './requests-commands.ts';

const FORGED = '\u001b[2Jnothing\u202e\n2026-01-01 00:00  bulk  eve';

let shop: TestShop;
let siteUrl: string;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.addProduct({ id: 'notebook', title: 'Notebook' });
  siteUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const operator = () => ({ SITE_URL: siteUrl, OPERATOR_TOKEN: shop.config.operatorToken });
const requests = (line: string, environment: Record<string, string> = {}) =>
  runOperatorCommand(requestsProgram, line.split(' '), { ...operator(), ...environment });

it('the `requests list` command lists the newest requests first', async () => {
  const none = await requests('list');
  const asha = await shop.signIn();
  const contact = { email: 'office@example.com', phone: '9876543210' };
  const partner = {
    ...contact,
    fullname: 'Ravi Das',
    companyName: 'Neem & Co.',
    serviceType: 'CSR',
    notes: 'line\nline',
  };
  await shop.app.inject({ method: 'POST', url: '/api/partner/connect', payload: partner });
  shop.pass(60_000);
  const bulk = { ...contact, name: 'Asha Rao', productId: 'notebook', quantity: 250, notes: 'In red' };
  await shop.app.inject({ method: 'POST', url: '/api/bulk-order/submit', payload: bulk, headers: asha.headers });

  const both = await runOperatorProcess(requestsProgram, ['list'], operator());
  const json = await requests('list --json');
  const onlyBulk = await requests('list --kind bulk --json');
  const onlyPartner = await requests('list --kind partner --limit 5');

  expect(none.out).toBe('no requests\n');
  expect(both.out).toMatch(/bulk +Asha Rao +250 × Notebook \(notebook\)\n +9876543210 +In red\n/);
  expect(both.out).toMatch(/partner +Ravi Das +CSR\n +Neem & Co\. +line line\n/);
  expect(json.json()).toMatchObject({ ok: true, requests: [{ kind: 'bulk' }, { kind: 'partner' }] });
  expect(onlyBulk.json()).toMatchObject({ requests: [{ kind: 'bulk', ...bulk, productTitle: 'Notebook' }] });
  expect(onlyPartner.out).not.toContain('bulk');
});

it('the `requests list` command removes line breaks and terminal escapes from requests', async () => {
  const partner = {
    fullname: 'Eve',
    companyName: 'Eve & Co.',
    email: 'eve@example.com',
    phone: '9876543210',
    serviceType: 'CSR',
    notes: FORGED.replace('\u001b', ''),
  };
  const { statusCode } = await shop.app.inject({ method: 'POST', url: '/api/partner/connect', payload: partner });

  const { out } = await requests('list');

  expect(statusCode).toBe(201);
  expect(out).toContain('[2Jnothing 2026-01-01 00:00');
  expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
  expect(out).not.toMatch(/^2026-01-01/m);
});

it.each([
  ['a wrong token', 'list', { OPERATOR_TOKEN: 'a-wrong-one' }, 4, /does not accept this operator token/],
  ['an unknown kind', 'list --kind gift', {}, 2, /unknown kind gift, use one of bulk, partner/],
])('the list command reports %s in one line', async (_what, line, environment, code, message) => {
  const refused = await requests(line, environment);

  expect(refused).toMatchObject({ code, out: '' });
  expect(refused.err).toMatch(/^requests: [^\n]+\n$/);
  expect(refused.err).toMatch(message);
});
