import { worksWithApi } from './release.ts';

const requires = { api: 12 };

it('a release works with the api version that it needs and with newer ones', () => {
  expect([11, 12, 13].map((version) => worksWithApi({ requires }, version))).toEqual([false, true, true]);
});

it('a release works with every api if the release or the api does not state a version', () => {
  expect(worksWithApi({ requires }, undefined)).toBe(true);
  expect(worksWithApi({ requires: undefined }, 1)).toBe(true);
});
