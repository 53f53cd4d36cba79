import type { ReactNode } from 'react';

/** Some of the specified messages start with their own symbol, such as `❌ Name is required`. */
export function startsWithSymbol(text: ReactNode): boolean {
  return typeof text === 'string' && /^[❌✅]/u.test(text);
}
