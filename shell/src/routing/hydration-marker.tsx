import { useEffect } from 'react';

import { useSite } from './site-context.ts';

/**
 * Reports that the first page has been hydrated. Rendered inside the Suspense boundary, because
 * React hydrates the boundary later than the header and footer.
 */
export function HydrationMarker() {
  const { onHydrated } = useSite();
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
