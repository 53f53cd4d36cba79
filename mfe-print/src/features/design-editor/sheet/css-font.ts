import { FALLBACK_FONT, fontOf } from '@kaagazz/print-design';
import type { FontId } from '@kaagazz/print-design';

export function cssFont(font: FontId): { family: string; weight: number; style: string } {
  const { family, weight, style } = fontOf(font);
  return { family: `'${family}', '${fontOf(FALLBACK_FONT).family}', sans-serif`, weight, style };
}
