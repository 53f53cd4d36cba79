import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the token in the link to review a product of an order, for example
 * `KGZ-2026-000123.pbIw…`. Only the buyer gets it, in the email about the delivery.
 */
export function reviewToken(secret: string, orderNumber: string, productId: string): string {
  return `${orderNumber}.${signature(secret, orderNumber, productId)}`;
}

/** Returns the order number of a valid token, or undefined. */
export function orderOfToken(secret: string, token: string, productId: string): string | undefined {
  const [number = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, number, productId));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? number : undefined;
}

function signature(secret: string, orderNumber: string, productId: string): string {
  return createHmac('sha256', secret).update(`review\n${orderNumber}\n${productId}`).digest('base64url');
}
