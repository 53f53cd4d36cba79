import type { DesignFacts } from '@kaagazz/print-design';

import invitation from './invitation.svg';

/** The picture of a design with its sample text, in the sheet's proportions (`npm run print-designs`). */
export function designPicture(_design: Pick<DesignFacts, 'service' | 'id'>): string {
  return invitation;
}
