import path from 'node:path';

import { startBalancer } from '../../resilience/support/caddy.ts';
import type { Balancer } from '../../resilience/support/caddy.ts';
import { eventually } from '../../support/servers/eventually.ts';
import { startPooler } from '../../resilience/support/pgbouncer.ts';
import { startStandIns } from '../../support/servers/processes.ts';
import type { ShopKeys, StandInsProcess } from '../../support/servers/processes.ts';
import { runUntil } from '../../support/running-process.ts';
import type { RunningProcess } from '../../support/running-process.ts';
import { freePort } from '../../support/site.ts';
import { composeEnvironment, readEnvFile } from './compose-environment.ts';
import type { Environment } from './compose-environment.ts';
import { startDebianPostgres } from './debian-postgres.ts';

const PROCESSES = ['api-1', 'api-2', 'site-1', 'site-2'] as const;
type Name = (typeof PROCESSES)[number];

const READY_WITHIN_MS = 120_000;

export class OneMachine {
  readonly #checkout: string;
  readonly env: Environment;
  readonly #ports = new Map<Name, number>();
  readonly #running = new Map<Name, RunningProcess>();
  readonly #cleanups: (() => Promise<unknown>)[] = [];
  #databaseUrl = '';
  #poolerUrl = '';
  #balancer: Balancer | undefined;
  #standIns: StandInsProcess | undefined;

  constructor(checkout: string) {
    this.#checkout = checkout;
    this.env = readEnvFile(path.join(checkout, 'deploy/.env'));
  }

  get keys(): ShopKeys {
    const { AUTH_SECRET = '', OPERATOR_TOKEN = '', RAZORPAY_KEY_ID = '' } = this.env;
    const { RAZORPAY_KEY_SECRET = '', RAZORPAY_WEBHOOK_SECRET = '' } = this.env;
    return { AUTH_SECRET, OPERATOR_TOKEN, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET };
  }

  get url(): string {
    return this.#balancer?.url ?? '';
  }

  get balancerLog(): string {
    return this.#balancer?.log() ?? '';
  }

  get databaseUrl(): string {
    return this.#databaseUrl;
  }

  get standIns(): StandInsProcess {
    if (!this.#standIns) throw new Error('the shop has not started');
    return this.#standIns;
  }

  get standInsUrl(): string {
    return this.standIns.url;
  }

  async start(): Promise<void> {
    const postgres = await startDebianPostgres(this.#checkout, this.env.DATABASE_PASSWORD ?? '');
    this.#cleanups.push(() => postgres.stop());
    const pooler = await startPooler(postgres.url);
    this.#cleanups.push(() => pooler.stop());
    [this.#databaseUrl, this.#poolerUrl] = [postgres.url, pooler.databaseUrl];

    for (const name of PROCESSES) this.#ports.set(name, await freePort());
    const ports = PROCESSES.map((name) => this.#ports.get(name) ?? 0);
    const balancer = await startBalancer(ports.slice(0, 2), ports.slice(2));
    this.#balancer = balancer;
    this.#cleanups.push(() => balancer.stop());
    const standIns = await startStandIns(this.keys, { API_URL: this.url, MAILBOX_CAPACITY: '20000' });
    this.#standIns = standIns;
    this.#cleanups.push(() => standIns.stop());

    const firstRelease = await runUntil(/^copied \d+ files/m, 'deploy/first-release.ts', {
      cwd: this.#checkout,
      env: { RELEASES_URL: this.#releases },
    });
    await firstRelease.ended;
    for (const name of PROCESSES) await this.#startProcess(name);
  }

  async update(): Promise<(number | null | undefined)[]> {
    const codes: (number | null | undefined)[] = [];
    for (const name of PROCESSES) {
      await this.#balancer?.whileReplaced(this.#ports.get(name) ?? 0, async () => {
        codes.push(await this.#running.get(name)?.stop());
        await this.#startProcess(name);
      });
    }
    return codes;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map((each) => each.stop()));
    for (const cleanUp of this.#cleanups.toReversed()) await cleanUp();
  }

  get #releases(): string {
    return path.join(this.#checkout, 'release-storage');
  }

  async #startProcess(name: Name): Promise<void> {
    const isApi = name.startsWith('api');
    const port = `${this.#ports.get(name)}`;
    const process = await runUntil(/^listening (api|shell) /m, isApi ? 'api/src/main.ts' : 'shell/server/main.ts', {
      cwd: this.#checkout,
      env: {
        NODE_ENV: 'production',
        ...composeEnvironment(this.#checkout, name, this.env),
        ...(isApi ? this.#apiAddresses(port) : this.#siteAddresses(port, name)),
        SITE_ORIGIN: this.url,
        TRUSTED_PROXIES: '127.0.0.1',
        METRICS_HOST: '127.0.0.1',
        METRICS_PORT: '0',
        RAZORPAY_CHECKOUT_URL: '/dev/payments/checkout.js',
        LOG_LEVEL: 'warn',
      },
    });
    this.#running.set(name, process);
    await eventually(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, READY_WITHIN_MS);
  }

  #apiAddresses(port: string): Environment {
    return {
      API_PORT: port,
      DATABASE_URL: this.#poolerUrl,
      DATA_DIR: path.join(this.#checkout, 'files'),
      SMTP_URL: `smtp://127.0.0.1:${this.standIns.smtpPort}`,
      RAZORPAY_BASE_URL: `${this.standInsUrl}/dev/payments/v1`,
      // Raise the rate limits, because test buyers send far more requests than real shoppers.
      RATE_LIMIT_FACTOR: '100',
    };
  }

  #siteAddresses(port: string, name: Name): Environment {
    return {
      PORT: port,
      API_URL: this.#balancer?.apiUrl ?? '',
      RELEASES_URL: this.#releases,
      RELEASES_DIR: path.join(this.#checkout, `releases-of-${name}`),
    };
  }
}
