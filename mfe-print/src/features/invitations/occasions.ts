import { DESIGNS } from '@kaagazz/print-design';
import type { DesignFacts } from '@kaagazz/print-design';

import type { DesignKind } from '../../paths.ts';
import texts from './occasions.json';

interface Occasion {
  title: string;
  name: string;
  introduction: string;
}

export const OCCASIONS: Readonly<Record<DesignKind, Occasion>> = texts;

export function designsOf(kind: DesignKind): readonly DesignFacts[] {
  return DESIGNS.filter(({ service }) => service === kind);
}
