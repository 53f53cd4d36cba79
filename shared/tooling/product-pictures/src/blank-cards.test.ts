import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';

interface Point {
  x: number;
  y: number;
}
type Card = Record<'upperLeft' | 'upperRight' | 'lowerRight' | 'lowerLeft', Point> & { width: number; height: number };

const FOLDER = join(__dirname, '../../../../mfe-print/src/illustrations/pictures');
/** Minimum distance between text and the trimmed edge, in mm. */
const SAFE_MM = 5;
/** How far a deckled edge may extend beyond the straight edge, in mm. */
const MAX_STRAY_MM = 4;
const MAX_PHONE_BYTES = 25_000;
const MAX_MASK_BYTES = 12_000;

const PICTURES = [
  ['portrait', 1],
  ['landscape', 1],
  ['square', 1],
  ['business-cards', 2],
] as const;

const fileOf = (picture: string, ending: string) => join(FOLDER, `print-blank-${picture}-hero.${ending}`);
const readCards = (picture: string) => JSON.parse(readFileSync(fileOf(picture, 'cards.json'), 'utf8')) as Card[];

async function readMask(picture: string): Promise<(point: Point) => number> {
  const mask = sharp(fileOf(picture, 'mask.webp')).extractChannel('alpha').raw();
  const { data, info } = await mask.toBuffer({ resolveWithObject: true });
  return ({ x, y }) => data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)] ?? 0;
}

function pointsNearEdge({ width, height, ...corners }: Card, outwards: number): Point[] {
  const [u, v] = [outwards / width, outwards / height];
  const at = (across: number, down: number): Point => {
    const { upperLeft, upperRight, lowerRight, lowerLeft } = corners;
    const mix = (axis: 'x' | 'y') =>
      (1 - down) * ((1 - across) * upperLeft[axis] + across * upperRight[axis]) +
      down * ((1 - across) * lowerLeft[axis] + across * lowerRight[axis]);
    return { x: mix('x'), y: mix('y') };
  };
  const steps = Array.from({ length: 101 }, (_, step) => step / 100);
  return steps.flatMap((step) => [
    at(-u + step * (1 + 2 * u), -v),
    at(-u + step * (1 + 2 * u), 1 + v),
    at(-u, -v + step * (1 + 2 * v)),
    at(1 + u, -v + step * (1 + 2 * v)),
  ]);
}

describe.each(PICTURES)('the picture of %s cards', (picture, count) => {
  it('a picture of blank cards shows one card per side of a design', () => {
    expect(readCards(picture)).toHaveLength(count);
  });

  it('the mask of a card picture covers each card but not its surroundings', async () => {
    const opacityAt = await readMask(picture);

    for (const card of readCards(picture)) {
      expect(Math.min(...pointsNearEdge(card, -SAFE_MM).map(opacityAt))).toBeGreaterThan(250);
      expect(Math.max(...pointsNearEdge(card, MAX_STRAY_MM).map(opacityAt))).toBeLessThan(5);
    }
  });

  it('the picture and its mask stay within the byte budget', () => {
    expect(statSync(fileOf(picture, 'w480.avif')).size).toBeLessThanOrEqual(MAX_PHONE_BYTES);
    expect(statSync(fileOf(picture, 'mask.webp')).size).toBeLessThanOrEqual(MAX_MASK_BYTES);
  });
});
