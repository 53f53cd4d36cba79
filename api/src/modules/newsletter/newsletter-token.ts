import { createHmac, timingSafeEqual } from 'node:crypto';

interface TokenContent {
  subscriberId: string;
  entryId: string;
}

export function newsletterToken(secret: string, { subscriberId, entryId }: TokenContent): string {
  return [subscriberId, entryId, signature(secret, subscriberId, entryId)].join('.');
}

export function readNewsletterToken(secrets: readonly string[], token: string): TokenContent | undefined {
  const [subscriberId = '', entryId = '', given = ''] = token.split('.');
  const actual = Buffer.from(given);
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(signature(secret, subscriberId, entryId));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isSigned ? { subscriberId, entryId } : undefined;
}

function signature(secret: string, subscriberId: string, entryId: string): string {
  return createHmac('sha256', secret).update(`newsletter\n${subscriberId}\n${entryId}`).digest('base64url');
}
