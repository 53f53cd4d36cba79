import { createHmac, timingSafeEqual } from 'node:crypto';

export type TokenPurpose = { reviews: string } | 'tracking';

export function orderToken(secret: string, orderNumber: string, purpose: TokenPurpose): string {
  return `${orderNumber}.${signature(secret, orderNumber, purpose)}`;
}

/**
 * Returns the order number in a token, or undefined if no secret matches the token's signature.
 * @param secrets the current secret and any earlier secrets that are still accepted
 */
export function orderOfToken(secrets: readonly string[], token: string, purpose: TokenPurpose): string | undefined {
  const [number = '', given = ''] = token.split('.');
  const actual = Buffer.from(given);
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(signature(secret, number, purpose));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isSigned ? number : undefined;
}

function signature(secret: string, orderNumber: string, purpose: TokenPurpose): string {
  const signed = purpose === 'tracking' ? `tracking\n${orderNumber}` : `review\n${orderNumber}\n${purpose.reviews}`;
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
