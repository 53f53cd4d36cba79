import { worksWithApi } from './release.ts';

const requires = { api: 12 };

it('a release works with the required api version and every newer version', () => {
  expect([11, 12, 13].map((version) => worksWithApi({ requires }, version))).toEqual([false, true, true]);
});

it('a release works with the api if no version is required or the api version is unknown', () => {
  expect(worksWithApi({ requires }, undefined)).toBe(true);
  expect(worksWithApi({ requires: undefined }, 1)).toBe(true);
});
