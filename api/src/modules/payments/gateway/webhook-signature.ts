import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns whether `signature` is the hex HMAC-SHA256 of `body` with any of the secrets, in constant
 * time. There are two secrets during a rotation.
 */
export function isWebhookSignature(signature: string, body: Buffer, secrets: readonly string[]): boolean {
  const given = Buffer.from(signature.toLowerCase());
  const matches = secrets.map((secret) => {
    const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches.includes(true);
}
