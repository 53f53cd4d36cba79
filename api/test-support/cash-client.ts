import { and, desc, eq } from 'drizzle-orm';
import { outbox } from '../src/modules/mail/mail.tables.ts';
import { ADDRESS, type PayingShop } from './paying-shop.ts';
import type { Shopper } from './test-shop.ts';

interface CashResponse {
  statusCode: number;
  json(): { id: string; code: string; message: string; orderNumber: string; summary: { total: number } };
}

export function cashClient(shop: PayingShop) {
  const post = (path: string, payload: object, { headers }: Shopper): Promise<CashResponse> =>
    shop.app.inject({ method: 'POST', url: `/api/payment/cash/${path}`, payload, headers });

  return {
    async request(shopper: Shopper, products: unknown, more: object = {}): Promise<CashResponse> {
      shop.pass(1000);
      const { total: expectedTotal } = (await shop.quote(products, shopper)).json() as unknown as { total: number };
      return post('code', { products, shippingAddress: ADDRESS, expectedTotal, ...more }, shopper);
    },
    confirm: (shopper: Shopper, id: string, code: string): Promise<CashResponse> =>
      post('confirm', { id, code }, shopper),
    async code({ email }: Shopper): Promise<string> {
      const isCode = and(eq(outbox.recipient, email), eq(outbox.kind, 'cash-code'));
      const [mail] = await shop.database.select().from(outbox).where(isCode).orderBy(desc(outbox.createdAt)).limit(1);
      return /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
    },
  };
}
