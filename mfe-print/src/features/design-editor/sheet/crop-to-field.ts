import type { SheetSide, TextShape } from '@kaagazz/print-design';

export interface Band {
  side: SheetSide;
  y: number;
  height: number;
}

export function cropToField(sides: readonly SheetSide[], field: string | null, ratio: number): Band | null {
  const [first] = sides;
  if (!first) return null;
  const lines = sides.flatMap((side) =>
    side.shapes.filter((shape) => shape.kind === 'text').map((line) => ({ side, line })),
  );
  const ownLines = lines.filter(({ line }) => line.field === field);
  const [largest] = lines.toSorted((a, b) => b.line.size - a.line.size);
  const { side } = ownLines[0] ?? largest ?? { side: first };
  const shown = ownLines.length > 0 ? ownLines.filter((line) => line.side === side) : largest ? [largest] : [];
  const height = Math.min(side.height, side.width * ratio);
  const top = middleOf(shown.map(({ line }) => line)) - height / 2;
  return { side, height, y: Math.min(Math.max(0, top), side.height - height) };
}

function middleOf(lines: readonly TextShape[]): number {
  if (lines.length === 0) return 0;
  const top = Math.min(...lines.map(({ y, size }) => y - size * 0.8));
  const bottom = Math.max(...lines.map(({ y, size }) => y + size * 0.2));
  return (top + bottom) / 2;
}
