import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { type SamplePicture, samplePictures } from './sample-pictures.ts';

const root = join(__dirname, '../../../..');
const FOLDER = 'mfe-print/src/illustrations/designs';
/** Bytes a picture of a list may weigh on its way to the shopper. */
const LARGEST = 12 * 1024;
/** Elements that it may have: a phone takes 80 microseconds for each, on its main thread. */
const MOST_ELEMENTS = 80;

const kept = readdirSync(join(root, FOLDER)).map((name): SamplePicture => {
  const path = `${FOLDER}/${name}`;
  return { path, svg: readFileSync(join(root, path), 'utf8') };
});

describe('the pictures in the lists of designs', () => {
  it('show the designs as they are drawn today (after a change: npm run print-designs)', async () => {
    const drawn = new Map((await samplePictures()).map(({ path, svg }) => [path, svg]));

    expect(kept.map(({ path }) => path).sort()).toEqual([...drawn.keys()].sort());
    expect(kept.filter(({ path, svg }) => drawn.get(path) !== svg).map(({ path }) => path)).toEqual([]);
  });

  it('are drawn of few elements', () => {
    const large = kept.filter(({ svg }) => svg.includes('<use') || (svg.match(/<[a-z]/g) ?? []).length > MOST_ELEMENTS);

    expect(large.map(({ path }) => path)).toEqual([]);
  });

  it('weigh little and carry nothing that a page would have to fetch or run', () => {
    const faults = kept.filter(
      ({ svg }) =>
        brotliCompressSync(svg).length > LARGEST ||
        /<script|<style|style=|<text|<image|href="(?!#)|NaN|undefined/.test(svg),
    );

    expect(faults.map(({ path }) => path)).toEqual([]);
  });
});
