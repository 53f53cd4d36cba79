import { sharedModules } from '@kaagazz/contract/shared-modules';
import type { RemoteFace } from '@kaagazz/contract';

import { createFaceLoader } from './remote-container.ts';
import type { scriptIntegrity } from './script-integrity.ts';

/**
 * Returns a function that loads the routes of a remote. The routes are shown between the site's
 * header and footer.
 */
export function createRemoteHost(boot: Parameters<typeof scriptIntegrity>[0]): (app: string) => Promise<RemoteFace> {
  return createFaceLoader({ boot, shared: sharedModules, exposed: './routes' });
}
