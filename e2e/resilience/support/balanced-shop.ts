import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { TestPostgres } from '../../../shared/tooling/local/src/postgres/test-postgres.ts';
import { copyReleases, freePort } from '../../support/site.ts';
import { stockUp } from './consistency.ts';
import { Buyer } from './buyer.ts';
import type { Ledger } from './buyer.ts';
import { HttpClient } from '../../support/servers/http-client.ts';
import { eventually } from '../../support/servers/eventually.ts';
import { startBalancer } from './caddy.ts';
import type { Balancer } from './caddy.ts';
import { startPooler } from './pgbouncer.ts';
import type { Pooler } from './pgbouncer.ts';
import { openTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';
import { newShopKeys, startApi, startShellServer, startStandIns } from '../../support/servers/processes.ts';
import type { HttpProcess, ShopKeys, StandInsProcess } from '../../support/servers/processes.ts';

const STOPS = { STOP_PAUSE_SECONDS: '3' };
const READY_TIMEOUT_MS = 60_000;

type Place = 'api' | 'shell';

export class BalancedShop {
  readonly keys: ShopKeys = newShopKeys();
  readonly ledger: Ledger = { payments: [], confirmed: [], unexpectedResponses: [], droppedRequests: [] };
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-balanced-'));
  #ports: Record<Place, number[]> = { api: [], shell: [] };
  readonly apis: HttpProcess[] = [];
  readonly shells: HttpProcess[] = [];
  #postgres: TestPostgres | undefined;
  readonly #hasPooler: boolean;
  readonly #apiEnv: NodeJS.ProcessEnv;
  #balancer: Balancer | undefined;
  #pooler: Pooler | undefined;
  #standIns: StandInsProcess | undefined;
  #gatewayProxy: TcpProxy | undefined;
  #releases: Awaited<ReturnType<typeof copyReleases>> | undefined;
  stockBefore = new Map<string, number>();
  #apiCheckout: string | undefined;

  constructor({ pooler = false, apiEnv = {} }: { pooler?: boolean; apiEnv?: NodeJS.ProcessEnv } = {}) {
    this.#hasPooler = pooler;
    this.#apiEnv = apiEnv;
  }

  async open(apiCheckout?: string): Promise<void> {
    this.#apiCheckout = apiCheckout;
    this.#ports = { api: [await freePort(), await freePort()], shell: [await freePort(), await freePort()] };
    this.#balancer = await startBalancer(this.#ports.api, this.#ports.shell);
    this.#releases = await copyReleases();
    await allOf([this.#start('shell', 0), this.#start('shell', 1), this.#startStandIns(), this.#startPostgres()]);
    this.#gatewayProxy = await openTcpProxy(this.standIns.port);
    await allOf([this.#start('api', 0), this.#start('api', 1)]);
    this.stockBefore = await stockUp(this.databaseUrl);
    await allOf(this.shells.map(waitUntilReady));
  }

  get postgres(): TestPostgres {
    return opened(this.#postgres);
  }

  get balancer(): Balancer {
    return opened(this.#balancer);
  }

  get standIns(): StandInsProcess {
    return opened(this.#standIns);
  }

  get gatewayProxy(): TcpProxy {
    return opened(this.#gatewayProxy);
  }

  get databaseUrl(): string {
    return this.postgres.url;
  }

  get url(): string {
    return this.balancer.url;
  }

  get standInsUrl(): string {
    return this.standIns.url;
  }

  get products(): readonly string[] {
    return [...this.stockBefore.keys()];
  }

  async restartOneAfterTheOther(): Promise<(number | null)[]> {
    const codes: (number | null)[] = [];
    for (const place of ['api', 'shell'] as const) {
      for (const index of [0, 1]) {
        codes.push(await this.#restart(place, index));
      }
    }
    return codes;
  }

  async replaceApis(checkout: string): Promise<void> {
    this.#apiCheckout = checkout;
    for (const index of [0, 1]) await this.#restart('api', index);
  }

  async restartMachineByMachine(): Promise<(number | null)[]> {
    const codes: (number | null)[] = [];
    for (const index of [0, 1]) {
      codes.push(...(await allOf([this.#restart('api', index), this.#restart('shell', index)])));
    }
    return codes;
  }

  #restart(place: Place, index: number): Promise<number | null> {
    return this.balancer.whileReplaced(this.#ports[place][index] ?? 0, async () => {
      const code = await this.#running(place)[index]?.stop();
      await this.#start(place, index);
      const shell = place === 'shell' && this.shells[index];
      if (shell) await waitUntilReady(shell);
      return code ?? null;
    });
  }

  async buyers(count: number): Promise<Buyer[]> {
    const buyers = Array.from({ length: count }, () => new Buyer(this));
    await Promise.all(buyers.map((buyer) => buyer.signUp()));
    return buyers;
  }

  async close(): Promise<void> {
    await this.#balancer?.stop();
    await Promise.all([...this.shells, ...this.apis, this.#standIns].map(async (each) => each?.stop()));
    await this.#gatewayProxy?.close();
    await this.#pooler?.stop();
    await this.#postgres?.remove();
    await this.#releases?.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #running(place: Place): HttpProcess[] {
    return place === 'api' ? this.apis : this.shells;
  }

  async #start(place: Place, index: number): Promise<void> {
    const port = `${this.#ports[place][index]}`;
    this.#running(place)[index] = await (place === 'api' ? this.#startApi(port) : this.#startShell(port, index));
  }

  async #startPostgres(): Promise<void> {
    this.#postgres = await TestPostgres.create();
    if (this.#hasPooler) this.#pooler = await startPooler(this.#postgres.url);
  }

  async #startStandIns(): Promise<void> {
    this.#standIns = await startStandIns(this.keys, { API_URL: this.url, MAILBOX_CAPACITY: '20000' });
  }

  #startApi(port: string): Promise<HttpProcess> {
    return startApi(this.keys, {
      cwd: this.#apiCheckout,
      databaseUrl: this.#pooler?.databaseUrl ?? this.databaseUrl,
      dataDir: this.#folder,
      smtpPort: this.standIns.smtpPort,
      gatewayUrl: `http://127.0.0.1:${this.gatewayProxy.port}`,
      env: {
        ...STOPS,
        DATABASE_POOLER: this.#hasPooler ? 'transaction' : 'none',
        API_PORT: port,
        MEDIA_URL: path.join(this.#folder, 'media'),
        SITE_ORIGIN: this.url,
        ...this.#apiEnv,
      },
    });
  }

  #startShell(port: string, index: number): Promise<HttpProcess> {
    return startShellServer(this.balancer.apiUrl, {
      ...STOPS,
      PORT: port,
      SERVER_NAME: `shell-${index + 1}`,
      RELEASES_DIR: opened(this.#releases).folder,
      RELEASES_SECRET: this.keys.AUTH_SECRET,
      OPERATOR_TOKEN: this.keys.OPERATOR_TOKEN,
      TRUSTED_PROXIES: '127.0.0.1',
      SITE_ORIGIN: this.url,
      RENDER_WORKERS: '1',
    });
  }
}

async function waitUntilReady({ url }: HttpProcess): Promise<void> {
  const client = new HttpClient();
  await eventually(async () => (await client.request(url, 'GET', '/products')).status === 200, READY_TIMEOUT_MS);
  client.close();
}

async function allOf<Part>(parts: readonly Promise<Part>[]): Promise<Part[]> {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}

function opened<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('the shop is not open');
  return part;
}
