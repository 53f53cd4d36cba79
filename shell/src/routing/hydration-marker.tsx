import { useEffect } from 'react';

import { useSite } from './site-context.ts';

/**
 * Reports hydration from inside the Suspense boundary, because React hydrates the boundary after
 * the header and footer.
 */
export function HydrationMarker() {
  const { onHydrated } = useSite();
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
