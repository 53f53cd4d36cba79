import type { ReactNode } from 'react';

/** Returns whether a message starts with its own symbol, as in `❌ Name is required`. */
export function startsWithSymbol(text: ReactNode): boolean {
  return typeof text === 'string' && /^[❌✅]/u.test(text);
}
