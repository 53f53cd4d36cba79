import { useEffect } from 'react';

import { useSite } from './site-context.ts';

export function HydrationMarker() {
  const { onHydrated } = useSite();
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
