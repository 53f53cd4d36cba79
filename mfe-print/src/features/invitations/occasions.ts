import { DESIGNS } from '@kaagazz/print-design';
import type { DesignFacts } from '@kaagazz/print-design';

import type { DesignKind } from '../../paths.ts';
import texts from './occasions.json';

interface Occasion {
  title: string;
  /** The occasion's name as used in a sentence, for example `baby shower`. */
  name: string;
  introduction: string;
}

export const OCCASIONS: Readonly<Record<DesignKind, Occasion>> = texts;

export function designsOf(kind: DesignKind): readonly DesignFacts[] {
  return DESIGNS.filter(({ service }) => service === kind);
}
