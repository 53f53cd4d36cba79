import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { TestPostgres } from '../../../shared/tooling/local/src/postgres/test-postgres.ts';
import { rowsOf, stockUp } from './consistency.ts';
import { HttpClient } from '../../support/servers/http-client.ts';
import type { HttpResponse } from '../../support/servers/http-client.ts';
import { openGatewayProxy } from './gateway-proxy.ts';
import type { GatewayProxy } from './gateway-proxy.ts';
import { newShopKeys, startApi, startStandIns } from '../../support/servers/processes.ts';
import type { HttpProcess, ShopKeys, StandInsProcess } from '../../support/servers/processes.ts';
import { signUp } from './sign-up.ts';
import { openTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';

export interface FaultyShop {
  keys: ShopKeys;
  api: HttpProcess;
  postgres: TestPostgres;
  database: TcpProxy;
  mail: TcpProxy;
  gateway: GatewayProxy;
  standIns: StandInsProcess;
  products: readonly string[];
  startApi(options?: { nodeArgs?: string[]; env?: NodeJS.ProcessEnv }): Promise<HttpProcess>;
  rows<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openFaultyShop(common: NodeJS.ProcessEnv = {}): Promise<FaultyShop> {
  const keys = newShopKeys();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kaagazz-faults-'));
  const [postgres, standIns] = await Promise.all([
    TestPostgres.create(),
    startStandIns(keys, { MAILBOX_CAPACITY: '2000' }),
  ]);
  const [database, mail, gateway] = await Promise.all([
    openTcpProxy(postgres.port),
    openTcpProxy(standIns.smtpPort),
    openGatewayProxy(standIns.port),
  ]);
  const start: FaultyShop['startApi'] = ({ nodeArgs = [], env = {} } = {}) =>
    startApi(keys, {
      databaseUrl: postgres.urlThrough(database.port),
      dataDir,
      smtpPort: mail.port,
      gatewayUrl: `http://127.0.0.1:${gateway.port}`,
      env: { PAYMENT_CHECK_SECONDS: '600', ...common, ...env },
      nodeArgs,
    });
  const api = await start();
  const stocked = await stockUp(postgres.url);

  return {
    keys,
    api,
    postgres,
    database,
    mail,
    gateway,
    standIns,
    products: [...stocked.keys()],
    startApi: start,
    rows: (statement, values) => rowsOf(postgres.url, statement, values),
    async close() {
      await Promise.all([database.pass(), mail.pass()]);
      await api.stop();
      await Promise.all([standIns.stop(), database.close(), mail.close(), gateway.close()]);
      await postgres.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let shoppers = 0;

export interface PaymentResponse {
  razorpay_order_id: string;
  razorpay_payment_id: string;
}

interface ShopResponse extends HttpResponse {
  body: { code: string; order: { id: string }; orderNumber: string };
}

export class TestShopper {
  readonly #shop: Pick<FaultyShop, 'api' | 'standIns'>;
  readonly #client = new HttpClient();
  readonly email: string;
  #token = '';

  constructor(shop: Pick<FaultyShop, 'api' | 'standIns'>) {
    shoppers += 1;
    this.#shop = shop;
    this.email = `shopper${shoppers}@faults.example`;
  }

  static async signedIn(shop: Pick<FaultyShop, 'api' | 'standIns'>): Promise<TestShopper> {
    const shopper = new TestShopper(shop);
    const { api, standIns } = shop;
    shopper.#token = await signUp(shopper.#client, { url: api.url, standInsUrl: standIns.url }, shopper.email);
    return shopper;
  }

  at(api: HttpProcess): TestShopper {
    const shopper = new TestShopper({ ...this.#shop, api });
    shopper.#token = this.#token;
    return shopper;
  }

  async request(method: string, path: string, body?: unknown): Promise<ShopResponse> {
    return (await this.#client.request(this.#shop.api.url, method, path, { token: this.#token, body })) as ShopResponse;
  }

  createOrder(productId: string | undefined) {
    return this.request('POST', '/api/payment/create-order', {
      products: [{ productId, quantity: 1 }],
      shippingAddress: ADDRESS,
    });
  }

  /** Pays at the gateway. */
  async pay(orderId: string | undefined): Promise<PaymentResponse> {
    const url = `${this.#shop.standIns.url}/dev/payments/checkout/${orderId}/pay`;
    const response = await fetch(url, { method: 'POST' });
    if (!response.ok) throw new Error(`the gateway responded ${await response.text()}`);
    return (await response.json()) as PaymentResponse;
  }

  verifyOrder(response: PaymentResponse) {
    return this.request('POST', '/api/payment/verify-order', response);
  }

  async buy(productId: string | undefined): Promise<string> {
    const { body } = await this.createOrder(productId);
    return (await this.verifyOrder(await this.pay(body.order.id))).body.orderNumber;
  }

  close(): void {
    this.#client.close();
  }
}

export const ADDRESS = {
  name: 'Kiran Buyer',
  email: 'kiran@faults.example',
  phone: '9876543210',
  address: '12 Lodhi Road, New Delhi 110003',
};
