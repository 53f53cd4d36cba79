import { tabStorage } from '@kaagazz/contract/tab-storage';
import { SIGN_IN_CODE_MS, readCodeLink } from '@kaagazz/domain';

interface TypedEmail {
  email: string;
  /** Time when the code was sent, in milliseconds since the Unix epoch. */
  sentAt?: number;
}

const storage = tabStorage('mine signInEmail', isTypedEmail);

export function keepTypedEmail(email: string, { hasCode }: { hasCode: boolean }): void {
  storage.save(null, { email, ...(hasCode && { sentAt: Date.now() }) });
}

export interface SignInStart {
  /** Empty if unknown. */
  email: string;
  code: string;
  hasCode: boolean;
}

export function signInStart(hash: string): SignInStart {
  const link = readCodeLink(hash);
  if (link) return { ...link, hasCode: true };
  const typed = storage.read(null);
  return { email: typed?.email ?? '', code: '', hasCode: Date.now() - (typed?.sentAt ?? 0) < SIGN_IN_CODE_MS };
}

export const forgetTypedEmail = storage.remove;

function isTypedEmail(value: unknown): value is TypedEmail {
  if (typeof value !== 'object' || value === null || !('email' in value)) return false;
  return typeof value.email === 'string' && (!('sentAt' in value) || typeof value.sentAt === 'number');
}
