import { useEffect } from 'react';

import { useSite } from './site-context.ts';

/**
 * Reports that the first page is hydrated. It is inside the Suspense boundary, because React
 * hydrates that later than its surroundings, and all at once if state outside changes before.
 */
export function HydrationMarker() {
  const { onHydrated } = useSite();
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
