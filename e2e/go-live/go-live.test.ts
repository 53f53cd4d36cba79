import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { APPS } from '../../shared/tooling/build/src/apps/apps.ts';
import { testPhotograph } from '../../api/test-support/test-photograph.ts';
import { Buyer, untilConfirmed, whileTheyBuy } from '../resilience/support/buyer.ts';
import type { Ledger } from '../resilience/support/buyer.ts';
import { findInconsistencies } from '../resilience/support/consistency.ts';
import { HttpClient } from '../support/servers/http-client.ts';
import { copySources } from '../support/checkout-copy.ts';
import { temporaryFolder } from '../support/site.ts';
import { OneMachine } from './support/one-machine.ts';

const SETTLES_WITHIN_MS = 60_000;
const STOCK = 100_000;
const PRODUCTS = ['first-notebook', 'first-letter-paper'];

const DETAILS = [
  ["legalName: ''", "legalName: 'Kaagazz Private Limited'"],
  ["address: ''", "address: '4 Workshop Lane, Delhi, India'"],
  ["phone: ''", "phone: '+91 98765 43210'"],
  ['hello@kaagazz.example', 'hello@kaagazz.in'],
  ["grievanceOfficer: ''", "grievanceOfficer: 'Meera Sethi'"],
] as const;

const ANSWERS = {
  DOMAIN: 'shop.example',
  ACME_EMAIL: 'you@shop.example',
  ALERT_EMAIL: 'ops@shop.example',
  MAIL_FROM: 'Kaagazz <hello@shop.example>',
  SMTP_URL: 'smtps://user:password@mail.example',
  RAZORPAY_KEY_ID: 'rzp_live_Fq7sKw2mZx',
  RAZORPAY_KEY_SECRET: 'Zq3vK8sW1nB5tY',
  IMAGE: 'registry.example/kaagazz/shop',
  VERSION: '1.0.0',
};

describe('docs/go-live.md, step by step on one machine', () => {
  const ledger: Ledger = { payments: [], confirmed: [], unexpectedResponses: [], droppedRequests: [] };
  let folder: string;
  let remove: () => Promise<void>;
  let machine: OneMachine | undefined;
  const steps: string[] = [];

  beforeAll(async () => ({ folder, remove } = await temporaryFolder()));
  afterAll(async () => {
    await machine?.stop();
    await remove();
  });

  it('a shop set up according to docs/go-live.md takes its first paid order', async () => {
    const began = performance.now();

    await timed('1. images: sources, packages and releases', async () => {
      await copySources(folder);
      await setCompanyDetails();
      await npm('ci', '--ignore-scripts', '--prefer-offline', '--no-audit');
      for (const app of APPS) {
        const options = [app, '--activate', '--releases', 'first-releases'];
        await run(process.execPath, ['shared/tooling/build/src/main.ts', ...options]);
      }
    });
    await timed('2. settings', () => npm('run', 'deploy:init'));
    machine = new OneMachine(folder);
    await timed('3. start', () => machine!.start());
    await timed('4. content', addProducts);
    await timed('5. first paid order', async () => {
      const buyer = new Buyer(shop());
      await buyer.signUp();
      await whileTheyBuy([buyer], () => untilConfirmed(shop(), 1));
    });

    process.stdout.write(`${steps.join('\n')}\nfrom an empty folder to the first paid order: ${since(began)}\n`);
    expect(ledger.confirmed).not.toEqual([]);
  });

  it('a new local shop passes all go-live checks except HTTPS, headers and backups', async () => {
    const { checks } = await checkLive();

    const blocking = checks.filter(({ ok, blocks }) => blocks && !ok).map(({ name }) => name);
    expect(blocking.toSorted()).toEqual(['HTTPS', 'backup', 'restore drill', 'security headers']);
  });

  it('emails sent by a newly set up shop contain no placeholders', async () => {
    const mails = await (await fetch(`${shop().standInsUrl}/dev/mailbox.json`)).text();

    expect(mails).toContain('Kaagazz');
    expect(mails).not.toMatch(/\[(GSTIN|registered|name of)|00000 00000/);
  });

  it('a rolling update under load causes no failed requests', async () => {
    const buyers = Array.from({ length: 4 }, () => new Buyer(shop()));
    await Promise.all(buyers.map((buyer) => buyer.signUp()));
    const visits = { made: 0, failed: [] as string[] };
    const done = new AbortController();
    const visiting = visitUntil(done.signal, visits);

    let codes: unknown[] = [];
    await whileTheyBuy(buyers, async () => {
      codes = await machine!.update();
      await untilConfirmed(shop(), 4);
    }).finally(() => done.abort());
    await visiting;

    const failed = [...visits.failed, ...ledger.droppedRequests, ...ledger.unexpectedResponses];
    process.stdout.write(`${visits.made} pages and ${ledger.confirmed.length} orders, ${failed.length} failed\n`);
    expect({ failed, balancer: failed.length > 0 && machine!.balancerLog }).toEqual({ failed: [], balancer: false });
    expect(codes).toEqual([0, 0, 0, 0]);
    const stockBefore = new Map(PRODUCTS.map((id) => [id, STOCK]));
    const { databaseUrl, keys, standIns } = machine!;
    expect(await findInconsistencies({ databaseUrl, keys, standIns, ledger, stockBefore }, SETTLES_WITHIN_MS)).toEqual(
      [],
    );
  });

  function shop() {
    if (!machine) throw new Error('the shop has not started');
    return { url: machine.url, standInsUrl: machine.standInsUrl, products: PRODUCTS, ledger };
  }

  async function setCompanyDetails(): Promise<void> {
    const file = path.join(folder, 'shared/domain/src/default-settings.ts');
    const text = await readFile(file, 'utf8');
    const details = DETAILS.reduce((changed, [seed, detail]) => changed.replace(seed, detail), text);
    await writeFile(file, details);
  }

  async function addProducts(): Promise<void> {
    const photographs = path.join(folder, 'photographs');
    await mkdir(photographs);
    const rows = PRODUCTS.map((id) => `${id},Title of ${id},Made by hand.,stationery,350,10,${STOCK},,,${id}.jpg`);
    const columns = 'id,title,description,category,originalPrice,discountPercent,stock,stockAtExport,tags,images';
    await writeFile(path.join(folder, 'products.csv'), [columns, ...rows].join('\n'));
    for (const id of PRODUCTS)
      await testPhotograph(1200, 900)
        .jpeg()
        .toFile(path.join(photographs, `${id}.jpg`));
    await npm('run', 'catalog', '--', 'import', 'products.csv', '--images', './photographs');
    await run(process.execPath, ['api/cli/desk.ts', 'invite', 'you@shop.example', '--role', 'founder']);
  }

  async function checkLive() {
    const output = await npm('run', '--silent', 'check:live', '--', '--json', '--mail-to', 'you@shop.example').catch(
      (error: unknown) => (error as { stdout: string }).stdout,
    );
    return JSON.parse(output) as { checks: { name: string; ok: boolean; blocks: boolean }[] };
  }

  async function visitUntil(done: AbortSignal, visits: { made: number; failed: string[] }): Promise<void> {
    const client = new HttpClient();
    const paths = ['/', '/products', `/products/${PRODUCTS[0]}`, '/cart', '/api/product/list?limit=4'];
    for (; !done.aborted; visits.made += 1) {
      const page = paths[visits.made % paths.length] ?? '/';
      const status = await client.request(shop().url, 'GET', page).then((response) => response.status, String);
      if (status !== 200) visits.failed.push(`${page}: ${status}`);
    }
    client.close();
  }

  async function timed(step: string, act: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await act();
    steps.push(`${step}: ${since(began)}`);
  }

  const npm = (...npmArguments: string[]) => run('npm', npmArguments);

  async function run(program: string, programArguments: string[]): Promise<string> {
    const env = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|JEST_)/.test(name));
    const { stdout } = await promisify(execFile)(program, programArguments, {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...Object.fromEntries(env),
        ...ANSWERS,
        SITE_URL: machine?.url,
        OPERATOR_TOKEN: machine?.env.OPERATOR_TOKEN,
      },
    });
    return stdout;
  }
});

const since = (began: number) => `${((performance.now() - began) / 1000).toFixed(0)} s`;
