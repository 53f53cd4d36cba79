import type { ReactNode } from 'react';

/** The specification's own texts of some forms begin with a mark (`❌ Name is required`); one is enough. */
export function bringsItsMark(text: ReactNode): boolean {
  return typeof text === 'string' && /^[❌✅]/u.test(text);
}
