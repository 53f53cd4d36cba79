import { eq } from 'drizzle-orm';

import { jobs } from '../src/modules/jobs/jobs.tables.ts';
import { enqueueMail } from '../src/modules/mail/outbox.ts';
import { openTestMailServer, type TestMailServer } from '../test-support/mail-server.ts';
import { runOperatorCommand, runOperatorProcess } from '../test-support/operator-command.ts';
import { openTestShop, type TestShop } from '../test-support/test-shop.ts';
import { jobsProgram } from './jobs-commands.ts';

let server: TestMailServer;
let shop: TestShop;
let siteUrl: string;
beforeAll(async () => {
  server = await openTestMailServer();
  shop = await openTestShop({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  siteUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(() => shop.database.delete(jobs));

const operator = () => ({ SITE_URL: siteUrl, OPERATOR_TOKEN: shop.config.operatorToken });
const command = (line: string, environment: Record<string, string> = {}) =>
  runOperatorCommand(jobsProgram, line.split(' '), { ...operator(), ...environment });
const audit = async () =>
  (await shop.app.inject({ url: '/api/operator/audit', headers: shop.operator })).json<{ lines: object[] }>().lines;

async function deadMail(): Promise<string> {
  const mail = { kind: 'code', to: 'asha@example.com', subject: 's', text: 't', html: 'h' };
  const id = await enqueueMail(shop.database, mail, shop.now());
  const change = { deadAt: shop.now(), attempts: 250, lastError: 'EENVELOPE 452' };
  await shop.database.update(jobs).set(change).where(eq(jobs.key, id));
  return id;
}

it('the `jobs dead` command lists dead jobs with their errors', async () => {
  const none = await command('dead');
  const id = await deadMail();
  await enqueueMail(shop.database, { kind: 'code', to: 'b@example.com', subject: '', text: '', html: '' }, shop.now());

  const shown = await runOperatorProcess(jobsProgram, ['dead'], operator());
  const json = await command('dead --json');

  expect(none.out).toBe('no job is dead\n');
  expect(shown).toMatchObject({ code: 0, err: '' });
  expect(shown.out).toMatch(new RegExp(`send-mail +${id} +250 +EENVELOPE 452\n$`));
  expect(json.json()).toMatchObject({ ok: true, jobs: [{ kind: 'send-mail', key: id, attempts: 250 }] });
});

it('the health check for operators reports the number of dead jobs', async () => {
  await deadMail();

  const health = await shop.app.inject({ url: '/api/operator/health', headers: shop.operator });

  expect(health.json()).toMatchObject({ jobsDead: 1 });
});

it('the `jobs retry` command reruns one dead job and records who retried it', async () => {
  const [retried, left] = [await deadMail(), await deadMail()];

  const outcome = await command(`retry send-mail ${retried} --note full`);
  await shop.runJobs('send-mail');

  expect(outcome).toMatchObject({ code: 0, out: '1 jobs run again\n' });
  expect(server.taken.filter((mail) => mail.includes(retried))).toHaveLength(1);
  expect(await shop.database.select().from(jobs)).toMatchObject([{ key: left, attempts: 250 }]);
  expect((await audit())[0]).toMatchObject({
    who: 'OPERATOR_TOKEN',
    action: 'retry-jobs',
    subject: `send-mail ${retried}`,
    note: 'full',
  });
});

it('the `jobs retry` command with a kind reruns only the dead jobs of that kind', async () => {
  await Promise.all([deadMail(), deadMail()]);
  await shop.database.insert(jobs).values({ kind: 'send-refund', key: 'pay_1', runAt: shop.now(), deadAt: shop.now() });

  const outcome = await command('retry send-mail --json');
  await shop.runJobs('send-mail');

  expect(outcome.json()).toMatchObject({ ok: true, keys: [expect.any(String), expect.any(String)] });
  expect(await shop.database.select().from(jobs)).toMatchObject([{ kind: 'send-refund', deadAt: shop.now() }]);
});

it.each([
  ['a job that is not dead', 'retry send-mail no-such-key', {}, 0, /^0 jobs run again\n$/, /^$/],
  ['a wrong token', 'dead', { OPERATOR_TOKEN: 'a-wrong-one' }, 4, /^$/, /does not accept this operator token/],
])('a jobs command with %s changes nothing', async (_what, line, environment, code, out, err) => {
  const id = await deadMail();
  const lines = await audit();

  const outcome = await command(line, environment);

  expect(outcome.code).toBe(code);
  expect(outcome.out).toMatch(out);
  expect(outcome.err).toMatch(err);
  expect(await shop.database.select().from(jobs)).toMatchObject([{ key: id, deadAt: shop.now() }]);
  expect(await audit()).toEqual(lines);
});
