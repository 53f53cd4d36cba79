import type { ImageShape, SheetSide, TextShape } from '@kaagazz/print-design';

export function textLine(text: string, more: Partial<TextShape> = {}): TextShape {
  return { kind: 'text', text, font: 'tiro', size: 5, x: 50, y: 20, anchor: 'middle', fill: '#222222', ...more };
}

export const LOGO_BOX: ImageShape = { kind: 'image', x: 8, y: 7, width: 30, height: 13 };

export function sheetSide(shapes: SheetSide['shapes'] = [], more: Partial<SheetSide> = {}): SheetSide {
  return { width: 100, height: 200, background: '#fbf2df', shapes, ...more };
}
