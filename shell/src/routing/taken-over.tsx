import { useEffect } from 'react';

import { useSite } from './site-context.ts';

/**
 * Stands at the end of whatever page comes first, inside its boundary, and says when React has taken it over. A boundary is hydrated later than what is
 * around it, in small pieces, unless something outside changes: then at once and in one piece, which holds a phone up for as long as that takes.
 */
export function TakenOver() {
  const { takenOver } = useSite();
  useEffect(() => takenOver?.(), [takenOver]);
  return null;
}
