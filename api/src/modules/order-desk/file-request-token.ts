import { createHmac, timingSafeEqual } from 'node:crypto';

const VALID_FOR_MS = 14 * 24 * 60 * 60_000;

interface TokenContent {
  /** For example, `KGZ-2026-000123-1`. */
  print: string;
  requestedAt: Date;
}

export function endOfFileRequest(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + VALID_FOR_MS);
}

export function fileRequestToken(secret: string, { print, requestedAt }: TokenContent): string {
  const time = requestedAt.getTime().toString(36);
  return `${print}.${time}.${signature(secret, print, time)}`;
}

export function readFileRequestToken(secrets: readonly string[], token: string): TokenContent | undefined {
  const [print = '', time = '', given = ''] = token.split('.');
  const actual = Buffer.from(given);
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(signature(secret, print, time));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isSigned ? { print, requestedAt: new Date(Number.parseInt(time, 36)) } : undefined;
}

function signature(secret: string, print: string, time: string): string {
  return createHmac('sha256', secret).update(`better-file\n${print}\n${time}`).digest('base64url');
}
