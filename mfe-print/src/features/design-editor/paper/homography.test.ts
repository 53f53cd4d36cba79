import fc from 'fast-check';

import { cssTransform, homographyTo, inverse, project } from './homography.ts';
import type { Corners, Point } from './homography.ts';

const convexCorners = fc
  .array(fc.double({ min: -0.24, max: 0.24, noNaN: true }), { minLength: 8, maxLength: 8 })
  .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]): Corners => ({
    upperLeft: { x: a, y: b },
    upperRight: { x: 1 + c, y: d },
    lowerRight: { x: 1 + e, y: 1 + f },
    lowerLeft: { x: g, y: 1 + h },
  }));
const length = fc.integer({ min: 20, max: 400 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

function expectPoint(actual: Point, expected: Point) {
  expect(actual.x).toBeCloseTo(expected.x, 6);
  expect(actual.y).toBeCloseTo(expected.y, 6);
}

describe('the homography of a card', () => {
  it('the homography maps each corner of a sheet to the same corner of the card', () => {
    fc.assert(
      fc.property(convexCorners, length, length, (corners, width, height) => {
        const homography = homographyTo(corners, width, height);

        expectPoint(project(homography, { x: 0, y: 0 }), corners.upperLeft);
        expectPoint(project(homography, { x: width, y: 0 }), corners.upperRight);
        expectPoint(project(homography, { x: width, y: height }), corners.lowerRight);
        expectPoint(project(homography, { x: 0, y: height }), corners.lowerLeft);
      }),
    );
  });

  it('the homography keeps straight lines straight', () => {
    fc.assert(
      fc.property(convexCorners, share, share, share, (corners, from, to, at) => {
        const homography = homographyTo(corners, 1, 1);
        const start = project(homography, { x: 0, y: from });
        const end = project(homography, { x: 1, y: to });
        const between = project(homography, { x: at, y: from + (to - from) * at });

        const area = (end.x - start.x) * (between.y - start.y) - (between.x - start.x) * (end.y - start.y);
        expect(area).toBeCloseTo(0, 9);
      }),
    );
  });

  it('the inverse homography maps points of the picture back to the sheet', () => {
    fc.assert(
      fc.property(convexCorners, length, length, share, share, (corners, width, height, x, y) => {
        const homography = homographyTo(corners, width, height);
        const point = { x: x * width, y: y * height };

        expectPoint(project(inverse(homography), project(homography, point)), point);
      }),
    );
  });

  it('the transform of a card that faces the camera contains only scaling and translation', () => {
    const corners = {
      upperLeft: { x: 0.25, y: 0.125 },
      upperRight: { x: 0.75, y: 0.125 },
      lowerRight: { x: 0.75, y: 0.625 },
      lowerLeft: { x: 0.25, y: 0.625 },
    };

    const numbers = cssTransform(homographyTo(corners, 100, 50), 800).match(/-?\d+\.\d+/g);

    // Add 0 to turn -0 into 0, because `toEqual` treats them as different.
    expect(numbers?.map((number) => Number(number) + 0)).toEqual([4, 0, 0, 0, 0, 8, 0, 0, 0, 0, 1, 0, 200, 100, 0, 1]);
  });
});
