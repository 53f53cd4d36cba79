import type { Discovery } from '@kaagazz/contract';
import { PRINT_SERVICES } from '@kaagazz/domain/print';

import { DESIGN_KINDS, designPath, paths } from '../paths.ts';

export const discovery: Discovery = {
  personal: [
    ...[paths.proof, paths.betterFile, paths.reply, paths.hostReplies, paths.share],
    ...[paths.verify, paths.verifySerial, paths.issued],
  ],
  pages: DESIGN_KINDS.flatMap((kind) => PRINT_SERVICES[kind].designs.map((id) => ({ path: designPath(kind, id) }))),
};
