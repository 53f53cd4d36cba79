import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the token for a link to review a product from an order, for example
 * `KGZ-2026-000123.pbIw…`. Only the buyer receives the token, in the delivery email.
 */
export function reviewToken(secret: string, orderNumber: string, productId: string): string {
  return `${orderNumber}.${signature(secret, orderNumber, productId)}`;
}

/**
 * Returns the order number in a valid token, or undefined if the token is invalid.
 *
 * @param secrets the current secret and, during a rotation, the previous ones
 */
export function orderOfToken(secrets: readonly string[], token: string, productId: string): string | undefined {
  const [number = '', given = ''] = token.split('.');
  const actual = Buffer.from(given);
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(signature(secret, number, productId));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isSigned ? number : undefined;
}

function signature(secret: string, orderNumber: string, productId: string): string {
  return createHmac('sha256', secret).update(`review\n${orderNumber}\n${productId}`).digest('base64url');
}
