import type { RemoteFace } from '@kaagazz/contract';
import { matchRoutes } from 'react-router-dom';

import { ownerOf } from './path-owner.ts';
import type { PathOwners } from './path-owner.ts';

/** These events fire 50 to 400 ms before a click. */
const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

declare global {
  interface Navigator {
    /** Only implemented by Chromium. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

export function prefetchOnApproach(releases: PathOwners, loadFace: (app: string) => Promise<RemoteFace>): void {
  const prefetched = new Set([location.pathname]);

  async function prefetch(pathname: string): Promise<void> {
    const app = ownerOf(releases, pathname);
    if (app === undefined) return;
    const { routes } = await loadFace(app);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      if (!route.handle.ownDocument && typeof route.lazy === 'object') await route.lazy.Component?.();
    }
  }

  function onApproach({ target }: Event): void {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || prefetched.has(link.pathname) || isSlowOrMetered()) return;
    const { pathname } = link;
    prefetched.add(pathname);
    prefetch(pathname).catch(() => prefetched.delete(pathname));
  }

  for (const event of EVENTS) addEventListener(event, onApproach, { passive: true });
}

function isSlowOrMetered(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.includes('2g');
}
