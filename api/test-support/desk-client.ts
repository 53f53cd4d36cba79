import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@kaagazz/domain/desk';
import { inTransaction } from '../src/db/transaction.ts';
import { StaffSessions } from '../src/modules/staff/staff-sessions.ts';
import { staff } from '../src/modules/staff/staff.tables.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestShop } from './test-shop.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

export interface DeskClient {
  id: string;
  email: string;
  cookie: string;
  call(
    method: Method,
    path: string,
    payload?: object | string | Buffer,
    headers?: Record<string, string>,
  ): Promise<DeskAnswer>;
}

interface DeskAnswer extends Pick<LightMyRequestResponse, 'json' | 'payload' | 'headers' | 'rawPayload'> {
  status: number;
  body: unknown;
}

export async function openDesk(shop: TestShop, role: StaffRole, name = 'Ravi Menon'): Promise<DeskClient> {
  const id = randomUUID();
  const email = `${role}-${id}@example.com`;
  await shop.database.insert(staff).values({ id, email, name, role, state: 'active', createdAt: shop.now() });
  const sessions = new StaffSessions(shop);
  const token = await inTransaction(shop.database, (tx) => sessions.open(tx, id, 'Chrome on Android'));
  return { id, email, ...deskCaller(shop, token) };
}

export function deskCaller(shop: TestShop, token: string): Pick<DeskClient, 'cookie' | 'call'> {
  const cookie = `kaagazz-desk=${token}`;
  return {
    cookie,
    async call(method, path, payload?, headers = {}) {
      const response = await shop.app.inject({
        method,
        url: `/api/desk${path}`,
        headers: { cookie, ...headers },
        ...(payload !== undefined && { payload }),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        body: isJson ? response.json<unknown>() : null,
        json: response.json.bind(response),
        payload: response.payload,
        rawPayload: response.rawPayload,
        headers: response.headers,
      };
    },
  };
}
