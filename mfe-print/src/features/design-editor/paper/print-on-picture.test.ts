import { printOnPicture } from './print-on-picture.ts';
import type { Pixels } from './print-on-picture.ts';

type Colour = readonly [red: number, green: number, blue: number];

const PAPER: Colour = [200, 180, 160];

function pixels(width: number, height: number, colourAt: (x: number, y: number) => Colour, opacity = 255): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([...colourAt(x, y), opacity], 4 * (y * width + x));
  }
  return { width, height, data };
}

const colourAt = ({ width, data }: Pixels, x: number, y: number) =>
  Array.from(data.subarray(4 * (y * width + x))).slice(0, 3);

const CARD = {
  upperLeft: { x: 0.25, y: 0.25 },
  upperRight: { x: 0.75, y: 0.25 },
  lowerRight: { x: 0.75, y: 0.75 },
  lowerLeft: { x: 0.25, y: 0.75 },
};
const EVERYWHERE = pixels(8, 8, () => [0, 0, 0]);
const NOWHERE = pixels(8, 8, () => [0, 0, 0], 0);
const FAINT = pixels(8, 8, () => [0, 0, 0], 51);

describe('a print on a picture', () => {
  it('white parts of a print show the paper’s own colour', () => {
    const picture = pixels(8, 8, () => PAPER);
    const print = pixels(4, 4, (x) => (x < 2 ? [0, 0, 0] : [255, 255, 255]));

    printOnPicture(picture, EVERYWHERE, { pixels: print, bleed: 0 }, CARD);

    expect(colourAt(picture, 2, 4)).toEqual([0, 0, 0]);
    expect(colourAt(picture, 5, 4)).toEqual(PAPER);
  });

  it('leaves the picture unchanged outside the card', () => {
    const picture = pixels(8, 8, () => PAPER);

    printOnPicture(picture, EVERYWHERE, { pixels: pixels(4, 4, () => [0, 0, 0]), bleed: 0 }, CARD);

    expect(colourAt(picture, 1, 4)).toEqual(PAPER);
    expect(colourAt(picture, 2, 2)).toEqual([0, 0, 0]);
    expect(colourAt(picture, 6, 6)).toEqual(PAPER);
  });

  it('a one-pixel bleed extends one pixel beyond the edge of the card', () => {
    const picture = pixels(8, 8, () => PAPER);

    printOnPicture(picture, EVERYWHERE, { pixels: pixels(6, 6, () => [0, 0, 0]), bleed: 1 }, CARD);

    expect(colourAt(picture, 1, 4)).toEqual([0, 0, 0]);
    expect(colourAt(picture, 0, 4)).toEqual(PAPER);
  });

  it('the picture stays unchanged where the mask is transparent', () => {
    const picture = pixels(8, 8, () => PAPER);

    printOnPicture(picture, NOWHERE, { pixels: pixels(4, 4, () => [0, 0, 0]), bleed: 0 }, CARD);

    expect(colourAt(picture, 4, 4)).toEqual(PAPER);
  });

  it('black ink under a mask with 20% opacity darkens the paper by 20%', () => {
    const picture = pixels(8, 8, () => PAPER);

    printOnPicture(picture, FAINT, { pixels: pixels(4, 4, () => [0, 0, 0]), bleed: 0 }, CARD);

    expect(colourAt(picture, 4, 4)).toEqual([160, 144, 128]);
  });
});
