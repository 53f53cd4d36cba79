import type { Discovery } from '@kaagazz/contract';
import { PRINT_SERVICES } from '@kaagazz/domain/print';

import { INVITATION_KINDS, designPath, paths } from '../paths.ts';

/** For search engines. Proofs are private. */
export const discovery: Discovery = {
  personal: [paths.proof],
  pages: INVITATION_KINDS.flatMap((kind) => PRINT_SERVICES[kind].designs.map((id) => ({ path: designPath(kind, id) }))),
};
