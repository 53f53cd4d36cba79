import type { RemoteFace } from '@kaagazz/contract';
import { matchRoutes } from 'react-router-dom';

import { ownerOf } from './owned-paths.ts';
import type { PathOwners } from './owned-paths.ts';

/** A pointer comes over a link, a finger touches it, the keyboard reaches it: a press is 50 to 400 ms away. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const;

declare global {
  interface Navigator {
    /** Missing in some browsers. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/**
 * Fetches the code of a page when a visitor comes near a link to it: its section's, and its own. Files that are the same for everybody, and no data; nothing
 * for a page that is entered by a load of its own (/order), nor where bytes are dear or slow. What fails is asked for again by the press itself.
 *
 * @param loadFace as the navigation itself calls it: what is on its way is not fetched twice
 */
export function prefetchOnApproach(releases: PathOwners, loadFace: (app: string) => Promise<RemoteFace>): void {
  const known = new Set([location.pathname]);

  async function prefetch(pathname: string): Promise<void> {
    const app = ownerOf(releases, pathname);
    if (app === undefined) return;
    const { routes } = await loadFace(app);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      if (!route.handle.ownDocument && typeof route.lazy === 'object') await route.lazy.Component?.();
    }
  }

  function approach({ target }: Event): void {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || known.has(link.pathname) || isDear()) return;
    const { pathname } = link;
    known.add(pathname);
    prefetch(pathname).catch(() => known.delete(pathname));
  }

  for (const event of APPROACHES) addEventListener(event, approach, { passive: true });
}

function isDear(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.includes('2g');
}
