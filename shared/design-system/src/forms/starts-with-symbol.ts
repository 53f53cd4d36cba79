import type { ReactNode } from 'react';

/** For example, returns true for `❌ Name is required`. */
export function startsWithSymbol(text: ReactNode): boolean {
  return typeof text === 'string' && /^[❌✅]/u.test(text);
}
