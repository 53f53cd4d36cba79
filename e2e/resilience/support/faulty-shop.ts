import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { TestPostgres } from '../../../shared/tooling/local/src/postgres/test-postgres.ts';
import { rowsOf, stockUp } from './books.ts';
import { Caller } from './caller.ts';
import type { Answer } from './caller.ts';
import { openGatewayFront } from './gateway-front.ts';
import type { GatewayFront } from './gateway-front.ts';
import { newShopKeys, startApi, startStandIns } from './processes.ts';
import type { HttpProcess, ShopKeys, StandInsProcess } from './processes.ts';
import { signUp } from './sign-up.ts';
import { openTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/** A shop whose wires to the database, the mail server and the gateway a test may break. */
export interface FaultyShop {
  keys: ShopKeys;
  api: HttpProcess;
  postgres: TestPostgres;
  database: TcpProxy;
  mail: TcpProxy;
  gateway: GatewayFront;
  standIns: StandInsProcess;
  /** a hundred pieces of each are there at the start */
  products: readonly string[];
  /** one more api, on the same database */
  startApi(options?: { nodeArgs?: string[]; env?: NodeJS.ProcessEnv }): Promise<HttpProcess>;
  rows<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** @param common settings of all its api processes */
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
    openGatewayFront(standIns.port),
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

/** What the payment window hands to the page. */
export interface PaymentResponse {
  razorpay_order_id: string;
  razorpay_payment_id: string;
}

interface ShopAnswer extends Answer {
  body: { code: string; order: { id: string }; orderNumber: string };
}

/** Somebody who is signed in, with a connection of their own, at one api. */
export class FaultedShopper {
  readonly #shop: Pick<FaultyShop, 'api' | 'standIns'>;
  readonly #caller = new Caller();
  readonly email: string;
  #token = '';

  constructor(shop: Pick<FaultyShop, 'api' | 'standIns'>) {
    shoppers += 1;
    this.#shop = shop;
    this.email = `shopper${shoppers}@faults.example`;
  }

  static async signedIn(shop: Pick<FaultyShop, 'api' | 'standIns'>): Promise<FaultedShopper> {
    const shopper = new FaultedShopper(shop);
    const { api, standIns } = shop;
    shopper.#token = await signUp(shopper.#caller, { url: api.url, standInsUrl: standIns.url }, shopper.email);
    return shopper;
  }

  /** The same person, at another api process. */
  at(api: HttpProcess): FaultedShopper {
    const there = new FaultedShopper({ ...this.#shop, api });
    there.#token = this.#token;
    return there;
  }

  /** What is not in an answer is not there, whatever the type says: a test that reads it fails by it. */
  async asks(method: string, path: string, body?: unknown): Promise<ShopAnswer> {
    return (await this.#caller.call(this.#shop.api.url, method, path, { token: this.#token, body })) as ShopAnswer;
  }

  wants(productId: string | undefined) {
    return this.asks('POST', '/api/payment/create-order', {
      products: [{ productId, quantity: 1 }],
      shippingAddress: ADDRESS,
    });
  }

  /** Presses Pay in the window. */
  async pays(orderId: string | undefined): Promise<PaymentResponse> {
    const url = `${this.#shop.standIns.url}/dev/payments/checkout/${orderId}/pay`;
    const answer = await fetch(url, { method: 'POST' });
    if (!answer.ok) throw new Error(`the window says ${await answer.text()}`);
    return (await answer.json()) as PaymentResponse;
  }

  verifies(response: PaymentResponse) {
    return this.asks('POST', '/api/payment/verify-order', response);
  }

  /** @returns the number of an order that is paid and confirmed */
  async buys(productId: string | undefined): Promise<string> {
    const { body } = await this.wants(productId);
    return (await this.verifies(await this.pays(body.order.id))).body.orderNumber;
  }

  leaves(): void {
    this.#caller.leave();
  }
}

export const ADDRESS = {
  name: 'Kiran Buyer',
  email: 'kiran@faults.example',
  phone: '9876543210',
  address: '12 Lodhi Road, New Delhi 110003',
};
