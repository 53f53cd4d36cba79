import type { Mark } from '../canvas.ts';
import { shape, stroke } from '../canvas.ts';
import type { Point } from '../geometry.ts';
import { curve } from '../geometry.ts';
import type { Colour } from '../palette.ts';
import { palette } from '../palette.ts';

/** A point on a limb's centre line, and half the limb's width at that point. */
export type Joint = readonly [x: number, y: number, half: number];

interface Patterned {
  fill: Colour;
  rows: readonly Colour[];
  spacing?: number;
  dash?: string;
  width?: number;
  outline?: number;
}

export function limb(joints: readonly Joint[], paint: Patterned): Mark {
  const outline = outlineOf(joints);
  const { spacing = 7, dash = '5 6', width = 2.4 } = paint;
  const broadest = Math.max(...joints.map(([, , half]) => half));
  const count = Math.max(1, Math.round((2 * broadest) / spacing));
  const rows = Array.from({ length: count }, (_, row) => {
    const across = ((row + 0.5) / count) * 2 - 1;
    return stroke(
      curve(sideOf(joints, across * 0.94), false),
      paint.rows[row % paint.rows.length] ?? palette.paper,
      width,
      { dash },
    );
  });
  return shape(outline, { fill: paint.fill }) + rows.join('') + stroke(outline, palette.ink, paint.outline ?? 3);
}

function outlineOf(joints: readonly Joint[]): string {
  return curve([...sideOf(joints, -1), ...sideOf(joints, 1).toReversed()]);
}

function sideOf(joints: readonly Joint[], share: number): Point[] {
  return joints.map(([x, y, half], index) => {
    const [fromX, fromY] = joints[Math.max(0, index - 1)] ?? [x, y];
    const [toX, toY] = joints[Math.min(joints.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return [x - ((toY - fromY) / length) * half * share, y + ((toX - fromX) / length) * half * share];
  });
}
