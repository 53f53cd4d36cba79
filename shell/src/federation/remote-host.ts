import { sharedModules } from '@kaagazz/contract/shared-modules';
import type { RemoteFace } from '@kaagazz/contract';

import { createFaceLoader } from './remote-container.ts';
import type { scriptIntegrity } from './script-integrity.ts';

export function createRemoteHost(boot: Parameters<typeof scriptIntegrity>[0]): (app: string) => Promise<RemoteFace> {
  return createFaceLoader({ boot, shared: sharedModules, exposed: './routes' });
}
