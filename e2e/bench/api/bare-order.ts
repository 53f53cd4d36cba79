import { createHmac, createSecretKey, randomUUID, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import http from 'node:http';

import type { BareDatabase } from './bare-database.ts';
import { STATEMENTS } from './bare-statements.ts';

/** What create-order needs to know beside the database. */
interface TillSettings {
  /** signs access tokens */
  tokenKey: Buffer;
  /** REST root of the payment gateway, no slash at the end */
  gatewayUrl: string;
  keyId: string;
  keySecret: string;
}

interface Line {
  productId: string;
  quantity: number;
}

interface Order {
  products: Line[];
  shippingAddress: { name: string; email: string; phone: string; address: string };
}

const MINUTE_MS = 60_000;
const FLAT_RATE = 9_900;
const FREE_ABOVE = 250_000;

/**
 * create-order with what its policy cannot do without: the token and its session, the count of calls, goods reserved under locks, the
 * gateway's order, tied to them. No checks of the body, no retries, no other tab, no printed lines.
 */
export function bareTill({ ask, inTransaction }: BareDatabase, settings: TillSettings) {
  const tokenKey = createSecretKey(settings.tokenKey);
  const authorization = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`;

  async function reserve(buyerId: string, { products, shippingAddress }: Order) {
    return inTransaction(async (tell) => {
      const now = new Date();
      const [open] = await tell<{ id: string; lines: Line[] }>(STATEMENTS.lockOpenAttempt, [buyerId]);
      const ids = [...new Set([...(open?.lines ?? []), ...products].map(({ productId }) => productId))];
      const rows = await tell<{ id: string; title: string; images: string[]; price: number; stock: number }>(
        STATEMENTS.lockProducts,
        [ids],
      );
      const known = new Map(rows.map((row) => [row.id, row]));
      for (const { productId, quantity } of open?.lines ?? []) {
        const product = known.get(productId);
        if (product) product.stock += quantity;
      }
      const lines = products.map(({ productId, quantity }) => {
        const product = known.get(productId);
        if (!product || product.stock < quantity) throw new Error(`there are no ${quantity} of ${productId}`);
        return { productId, title: product.title, image: product.images[0] ?? '', quantity, unitPrice: product.price };
      });
      const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
      const shipping = goods > FREE_ABOVE ? 0 : FLAT_RATE;

      if (open) {
        await tell(STATEMENTS.returnStock, piecesOf(open.lines));
        await tell(STATEMENTS.releaseAttempt, [open.id, now]);
      }
      const taken = await tell(STATEMENTS.takeStock, piecesOf(products));
      if (taken.length < products.length) throw new Error('locked stock was smaller than it was read');
      const attempt = { id: randomUUID(), goods, shipping, total: goods + shipping };
      await tell(STATEMENTS.insertAttempt, [
        attempt.id,
        buyerId,
        JSON.stringify(lines),
        goods,
        shipping,
        attempt.total,
        JSON.stringify(shippingAddress),
        new Date(now.getTime() + 15 * MINUTE_MS),
        now,
      ]);
      return attempt;
    });
  }

  async function gatewayOrder(attempt: { id: string; total: number }): Promise<string> {
    const text = JSON.stringify({
      currency: 'INR',
      amount: attempt.total,
      receipt: attempt.id,
      notes: { attempt: attempt.id },
    });
    const answer = await post(`${settings.gatewayUrl}/orders`, text, authorization);
    return (JSON.parse(answer) as { id: string }).id;
  }

  return async (token: string, order: Order): Promise<unknown> => {
    const holder = holderOf(token, tokenKey);
    const now = new Date();
    const [user] = await ask<{ id: string }>(STATEMENTS.sessionUser, [holder.sid, holder.sub, now]);
    if (!user) throw new Error('nobody is signed in');
    const who = createHmac('sha256', tokenKey).update(`payments-opened:${user.id}`).digest('hex');
    await ask(STATEMENTS.countCall, [who, now, new Date(now.getTime() - 10 * MINUTE_MS)]);

    const attempt = await reserve(user.id, order);
    const id = await gatewayOrder(attempt);
    const checkAt = new Date(Date.now() + 2 * MINUTE_MS);
    const tied = await ask(STATEMENTS.tieGatewayOrder, [attempt.id, id, checkAt, new Date()]);
    if (tied.length === 0) throw new Error('another request was faster');
    const { name, email, phone, address } = order.shippingAddress;
    await ask(STATEMENTS.touchAddress, [user.id, name, email, phone, address, new Date()]);
    const rupees = { goods: attempt.goods / 100, shipping: attempt.shipping / 100, total: attempt.total / 100 };
    return {
      success: true,
      order: { id, amount: attempt.total, currency: 'INR' },
      keyId: settings.keyId,
      checkoutScript: '/dev/payments/checkout.js',
      summary: rupees,
    };
  };
}

/** As the api asks: `fetch` takes longer. */
function post(url: string, body: string, authorization: string): Promise<string> {
  const headers = { authorization, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    http
      .request(url, { method: 'POST', headers, signal: AbortSignal.timeout(12_000) }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('error', reject).on('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`the gateway says ${response.statusCode}`));
        });
      })
      .on('error', reject)
      .end(body);
  });
}

function piecesOf(lines: readonly Line[]): [string[], number[]] {
  return [lines.map(({ productId }) => productId), lines.map(({ quantity }) => quantity)];
}

/** @throws for a token that this shop did not sign, or that is over */
function holderOf(token: string, key: KeyObject): { sub: string; sid: string } {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', key).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('not our token');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; sid: string; exp: number };
  if (claims.exp * 1000 <= Date.now()) throw new Error('the token has run out');
  return claims;
}
