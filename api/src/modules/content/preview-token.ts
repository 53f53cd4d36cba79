import { createHmac, timingSafeEqual } from 'node:crypto';

const VALID_FOR_MS = 24 * 60 * 60_000;

export function previewToken(secret: string, entryId: string, now: Date): string {
  const expires = (now.getTime() + VALID_FOR_MS).toString(36);
  return `${entryId}.${expires}.${signature(secret, entryId, expires)}`;
}

export function previewedEntry(secrets: readonly string[], token: string | undefined, now: Date): string | undefined {
  const [entryId = '', expires = '', given = ''] = token?.split('.') ?? [];
  const actual = Buffer.from(given);
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(signature(secret, entryId, expires));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isSigned && Number.parseInt(expires, 36) > now.getTime() ? entryId : undefined;
}

function signature(secret: string, entryId: string, expires: string): string {
  return createHmac('sha256', secret).update(`preview\n${entryId}\n${expires}`).digest('base64url');
}
