import type { Discovery } from '@kaagazz/contract';
import { PRINT_SERVICES } from '@kaagazz/domain/print';

import { INVITATION_KINDS, designPath, paths } from '../paths.ts';

/** What search engines are told of Print With Us: every design has a page of its own; proofs are their shoppers' alone. */
export const discovery: Discovery = {
  personal: [paths.proof],
  pages: INVITATION_KINDS.flatMap((kind) => PRINT_SERVICES[kind].designs.map((id) => ({ path: designPath(kind, id) }))),
};
