import type { ReactNode } from 'react';

export function startsWithSymbol(text: ReactNode): boolean {
  return typeof text === 'string' && /^[❌✅]/u.test(text);
}
