import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { outbox } from '../src/modules/mail/mail.tables.ts';
import { openDesk } from '../test-support/desk-client.ts';
import { openTestMailServer, type TestMailServer } from '../test-support/mail-server.ts';
import { runOperatorCommand } from '../test-support/operator-command.ts';
import { openTestShop, type TestShop } from '../test-support/test-shop.ts';
import { checkProgram } from './check-commands.ts';

const OLD_BACKUP = `data:text/plain,${encodeURIComponent('kaagazz_backup_age_seconds 200000\n')}`;

let server: TestMailServer;
let shop: TestShop;
let siteHeaders: Record<string, string> = {};
const site = createServer((_, response) => response.writeHead(200, siteHeaders).end());
let siteUrl: string;
beforeAll(async () => {
  server = await openTestMailServer();
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  shop = await openTestShop({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    SITE_ORIGIN: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    BACKUP_METRICS_URL: OLD_BACKUP,
  });
  siteUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop.close();
  await server.close();
  site.close();
});

const check = (...options: string[]) =>
  runOperatorCommand(checkProgram, ['live', ...options], {
    SITE_URL: siteUrl,
    OPERATOR_TOKEN: shop.config.operatorToken,
  });

it('check:live reports what must be fixed before the shop can go live', async () => {
  const { code, err } = await check();

  expect(code).toBe(6);
  expect(err).toContain('the shop is not ready to open');
  expect(err).toMatch(/ok +domain/);
  expect(err).toMatch(/FAIL +HTTPS +SITE_ORIGIN is http:/);
  expect(err).toMatch(/FAIL +security headers +missing: content-security-policy/);
  expect(err).toMatch(/FAIL +company details +missing: registered name, address, phone/);
  expect(err).toMatch(/FAIL +payment keys +test keys/);
  expect(err).toMatch(/ok +database version +PostgreSQL 18/);
});

it('check:live prints its checks as JSON with --json', async () => {
  const { out, err } = await check('--json');

  const { checks } = JSON.parse(out || err) as { checks: object[] };
  expect(checks).toContainEqual({ name: 'test payment', ok: false, blocks: true, detail: '0 payments' });
});

it('check:live reports an old backup', async () => {
  const { err } = await check();

  expect(err).toMatch(/FAIL +backup +56 hours ago/);
  expect(err).toMatch(/FAIL +restore drill +never/);
});

it('check:live warns if release signatures are not verified', async () => {
  const unsigned = await check();
  siteHeaders = { 'x-releases': 'signed' };
  const signed = await check();
  siteHeaders = {};

  expect(unsigned.err).toMatch(/warn +release signatures +not verified, because RELEASES_PUBLIC_KEY is not set/);
  expect(signed.err).toMatch(/ok +release signatures +unsigned releases are refused/);
});

it('check:live sends a test email to the address in `--mail-to`', async () => {
  await check('--mail-to', 'owner@example.com');

  await expect(shop.database.$count(outbox, eq(outbox.kind, 'test'))).resolves.toBe(1);
});

it('the staff app runs the same checks as check:live', async () => {
  const accountant = await openDesk(shop, 'accountant');

  const { checks } = (await accountant.call('GET', '/live-checks')).json<{ checks: { name: string }[] }>();
  await accountant.call('POST', '/live-checks/mail');

  expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['domain', 'backup', 'demo products']));
  await expect(shop.database.$count(outbox, eq(outbox.recipient, accountant.email))).resolves.toBe(1);
});
