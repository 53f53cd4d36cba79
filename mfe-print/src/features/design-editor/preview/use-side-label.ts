import { useDebouncedValue } from '@kaagazz/design-system';
import type { SheetSide } from '@kaagazz/print-design';

import { sheetText } from '../sheet/sheet-text.ts';

const ANNOUNCE_AFTER_MS = 1000;

export function useSideLabel(name: string, side: SheetSide | undefined): string {
  const text = useDebouncedValue(side ? sheetText(side) : '', ANNOUNCE_AFTER_MS);
  return `Preview of ${name}: ${text}`;
}
