import type { FontId } from './fonts.ts';
import type { OrnamentBlock } from './layout/stack.ts';
import { filled, rectangle, transformed } from './ornament.ts';
import type { CodeSquare, Shape, TextShape } from './sheet-side.ts';
import { contrast, MODULE_CONTRAST, withContrast } from './theme-colors.ts';

export interface ReplySymbol {
  /** SVG path data of the dark modules. Each module measures 1 × 1. */
  d: string;
  /** Includes the light margin. */
  modules: number;
  /** What the code contains. */
  text: string;
}

export function codePath(
  { d, modules }: Pick<ReplySymbol, 'd' | 'modules'>,
  { x, y, side }: Pick<CodeSquare, 'x' | 'y' | 'side'>,
): string {
  return transformed(d, { x, y, scale: side / modules });
}

export function codeShapes(
  symbol: ReplySymbol,
  square: Pick<CodeSquare, 'x' | 'y' | 'side'>,
  { ink, paper }: { ink: string; paper: string },
): Shape[] {
  const { text, modules } = symbol;
  return [
    filled(rectangle(square.x, square.y, square.side, square.side), paper),
    { ...filled(codePath(symbol, square), ink), code: { ...square, text, modules } },
  ];
}

interface ReplyBlockStyle {
  font: FontId;
  /** As `#rrggbb`. */
  text: string;
  background: string;
  gap?: number;
  caption?: string;
  align?: 'start' | 'middle';
}

/** Side length of the QR code in mm, including its margin. */
const SIDE = 17;
/** Minimum side length, in mm, at which phones can read the QR code. */
const SMALLEST_SIDE = 13;
const CAPTION = { size: 3, gap: 0.4 };
const CAPTION_HEIGHT = CAPTION.gap + CAPTION.size * 1.1;
const WHITE = '#ffffff';

/**
 * Draws the QR code dark on light even on a dark card, because many phones can't read inverted
 * codes.
 */
export function replyBlock(
  symbol: ReplySymbol | undefined,
  { font, text, background, gap = 3, caption: words = 'Scan to RSVP', align = 'middle' }: ReplyBlockStyle,
): OrnamentBlock | undefined {
  if (!symbol) return undefined;
  const isLight = contrast(background, WHITE) < 1.35;
  const paper = isLight ? background : WHITE;
  const ink = withContrast(isLight ? text : background, paper, MODULE_CONTRAST);
  const captionHeight = align === 'middle' ? CAPTION_HEIGHT : 0;
  return {
    gap,
    height: SIDE + captionHeight,
    smallest: SMALLEST_SIDE + captionHeight,
    draw(x, top, scale): Shape[] {
      const side = (SIDE + captionHeight) * scale - captionHeight;
      const left = align === 'middle' ? x - side / 2 : x;
      const caption: TextShape = {
        ...{ kind: 'text', text: words, font, size: CAPTION.size, fill: text },
        ...(align === 'middle'
          ? { anchor: 'middle', x, y: top + side + CAPTION.gap + CAPTION.size * 0.8 }
          : { anchor: 'start', x: left + side + 2, y: top + side / 2 + CAPTION.size * 0.35 }),
      };
      return [...codeShapes(symbol, { x: left, y: top, side }, { ink, paper }), caption];
    },
  };
}
