import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { openPayingShop, type PayingShop, type PaymentResponse } from '../test-support/paying-shop.ts';
import { priceRow, printClient } from '../test-support/printing-shop.ts';
import { seedContent } from '../src/seed/seed-content.ts';
import type { Shopper } from '../test-support/test-shop.ts';

export interface RegisteredCall {
  name: string;
  method: string;
  path: string;
  schema: { hide?: boolean; body?: z.ZodType; params?: z.ZodType; querystring?: z.ZodType };
}

export interface TestRequest {
  url: string;
  method?: string;
  payload?: string | Buffer | object | undefined;
  headers?: Record<string, string> | undefined;
  query?: Record<string, string> | undefined;
  cookies?: Record<string, string> | undefined;
  remoteAddress?: string | undefined;
}

export interface Victim {
  shopper: Shopper;
  orderNumber: string;
  payment: PaymentResponse;
  addressId: string;
  lineId: string;
  fileId: string;
  sessionId: string;
}

export interface AttackedShop extends PayingShop {
  calls: readonly RegisteredCall[];
  send(request: TestRequest): Promise<LightMyRequestResponse>;
  asha: Victim;
  mallory: Shopper;
  ashasData(): Promise<unknown>;
}

export const ADDRESS = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '12 Lodhi Road, Delhi',
} as const;

export async function openAttackedShop(): Promise<AttackedShop> {
  const routes = new Map<unknown, RegisteredCall[]>();
  const record = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    const calls: RegisteredCall[] = [];
    routes.set(fastify, calls);
    fastify.addHook('onRoute', (route: RouteOptions) => {
      calls.push(...callsOf(route));
    });
  };
  subscribe('fastify.initialization', record);
  const shop = await openPayingShop().finally(() => void unsubscribe('fastify.initialization', record));
  const calls = routes.get(shop.app) ?? [];

  await shop.addProduct({ id: 'notebook', title: 'Notebook', originalPrice: 35_000, discountPercent: 30, stock: 1000 });
  await shop.addProduct({ id: 'pen', title: 'Pen', originalPrice: 5_000, stock: 1000, tags: ['bulk'] });
  await seedContent(shop.database, { demo: true });
  const asha = await createVictim(shop);
  const mallory = await shop.signIn('mallory@example.com');
  return {
    ...shop,
    calls,
    send: (request) => shop.app.inject(request as InjectOptions),
    asha,
    mallory,
    async ashasData() {
      const { headers } = await shop.signInAgain(asha.shopper);
      const response = await shop.app.inject({ url: '/api/auth/my-data', headers });
      const { data } = response.json<{ data: Record<string, unknown> }>();
      const traces = ['sessions', 'mails', 'codeRequests', 'exportedAt'];
      return Object.fromEntries(Object.entries(data).filter(([section]) => !traces.includes(section)));
    },
  };
}

function callsOf({ method, url, schema }: RouteOptions): RegisteredCall[] {
  const methods = Array.isArray(method) ? method : [method];
  return methods
    .filter((verb) => verb !== 'HEAD')
    .map((verb) => ({
      name: `${verb} ${url}`,
      method: verb,
      path: url,
      schema: (schema ?? {}) as RegisteredCall['schema'],
    }));
}

async function createVictim(shop: PayingShop): Promise<Victim> {
  const shopper = await shop.signIn('asha@example.com');
  const { headers } = shopper;
  const saved = await shop.app.inject({ method: 'POST', url: '/api/auth/addresses', headers, payload: ADDRESS });
  const opened = await shop.createOrder(shopper, [{ productId: 'notebook', quantity: 2 }], {
    shippingAddress: ADDRESS,
  });
  const payment = await shop.pay(opened.json().order.id);
  const { orderNumber } = (await shop.verifyOrder(shopper, payment)).json();
  const sessions = await shop.app.inject({ url: '/api/auth/sessions', headers });
  const begun = await shop.app.inject({
    method: 'POST',
    url: '/api/print/files',
    headers,
    payload: { service: 'printbook', name: 'Asha’s book.pdf', size: 1_000 },
  });
  await printClient(shop).setPrices('marriage', [priceRow(38, 1_000)]);
  const line = await printClient(shop).line(shopper, { quantity: 1_000 });
  return {
    shopper,
    lineId: line.id,
    fileId: begun.json<{ file: { id: string } }>().file.id,
    orderNumber,
    payment,
    addressId: saved.json<{ address: { _id: string } }>().address._id,
    sessionId: sessions.json<{ sessions: { _id: string }[] }>().sessions[0]?._id ?? '',
  };
}
