import { readColor } from '@kaagazz/domain';

import type { DesignFields } from './design.ts';
import { contrast, mix, MODULE_CONTRAST, TEXT_CONTRAST, withContrast } from './theme-colors.ts';

/** As `#rrggbb`. */
export interface CardColors {
  main: string;
  vein: string;
  edge: string;
  onMain: string;
  second: string;
  title: string;
  note: string;
  code: string;
  codePaper: string;
}

export const CARD_PAPER = '#faf6ec';
const WHITE = '#ffffff';
const BLACK = '#000000';
const VEIN_SHARE = 0.14;
const VEIN_CONTRAST = 2.3;

export function isReadableOnCard(color: string): boolean {
  return contrast(color, CARD_PAPER) >= TEXT_CONTRAST;
}

export function brandPalette(own: CardColors, ink: string, fields: DesignFields): CardColors {
  const [main, second] = [fields.brandColor, fields.secondColor].map((typed) => readColor(typed ?? ''));
  const colors = main ? { ...own, ...colorsOf(main, own, ink) } : own;
  return second ? { ...colors, edge: second, second: withContrast(second, colors.main) } : colors;
}

function colorsOf(main: string, { onMain: pale, codePaper }: CardColors, ink: string): Partial<CardColors> {
  const isDark = contrast(main, WHITE) >= TEXT_CONTRAST;
  const onMain = withContrast(isDark ? pale : ink, main);
  const away = isDark ? BLACK : WHITE;
  const vein = mix(main, contrast(main, away) > VEIN_CONTRAST ? away : onMain, VEIN_SHARE);
  const title = isReadableOnCard(main) ? main : ink;
  const code = withContrast(main, codePaper, MODULE_CONTRAST);
  return { main, vein, edge: vein, onMain, second: onMain, title, note: title, code };
}
