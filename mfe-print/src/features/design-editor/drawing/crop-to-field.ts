import type { Drawing, TextShape } from '@kaagazz/print-design';

import type { Crop } from './drawing-view.tsx';

/** A band across one side of a sheet. */
export interface Band {
  drawing: Drawing;
  crop: Crop;
}

/**
 * The part of a sheet that a field's text stands on, for places too low for the whole of it. Where the field has no line yet it is the part with the
 * largest letters.
 *
 * @param share height of the band by its width
 */
export function cropToField(drawings: readonly Drawing[], field: string | null, share: number): Band | null {
  const places = drawings.flatMap((drawing) =>
    drawing.shapes.filter((shape) => shape.kind === 'text').map((line) => ({ drawing, line })),
  );
  const own = places.filter(({ line }) => line.field === field);
  const [first] = own.length > 0 ? own : places.toSorted((one, other) => other.line.size - one.line.size);
  if (!first) return drawings[0] ? { drawing: drawings[0], crop: { y: 0, height: drawings[0].width * share } } : null;

  const { drawing } = first;
  const lines =
    own.length > 0 ? own.filter((place) => place.drawing === drawing).map(({ line }) => line) : [first.line];
  const height = Math.min(drawing.height, drawing.width * share);
  const y = Math.min(Math.max(0, middleOf(lines) - height / 2), drawing.height - height);
  return { drawing, crop: { y, height } };
}

function middleOf(lines: readonly TextShape[]): number {
  const top = Math.min(...lines.map(({ y, size }) => y - size * 0.8));
  const bottom = Math.max(...lines.map(({ y, size }) => y + size * 0.2));
  return (top + bottom) / 2;
}
