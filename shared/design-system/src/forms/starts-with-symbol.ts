import type { ReactNode } from 'react';

/** Some error messages start with a symbol of their own, such as `❌ Name is required`. */
export function startsWithSymbol(text: ReactNode): boolean {
  return typeof text === 'string' && /^[❌✅]/u.test(text);
}
