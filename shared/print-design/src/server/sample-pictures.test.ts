import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { type SamplePicture, samplePictures } from './sample-pictures.ts';

const root = join(__dirname, '../../../..');
const FOLDER = 'mfe-print/src/illustrations/designs';
/** In bytes, compressed. */
const LARGEST = 12 * 1024;
const MOST_ELEMENTS = 80;

const kept = readdirSync(join(root, FOLDER)).map((name): SamplePicture => {
  const path = `${FOLDER}/${name}`;
  return { path, svg: readFileSync(join(root, path), 'utf8') };
});

describe('list pictures', () => {
  it('committed sample pictures match the current print designs', async () => {
    const drawn = new Map((await samplePictures()).map(({ path, svg }) => [path, svg]));

    expect(kept.map(({ path }) => path).sort()).toEqual([...drawn.keys()].sort());
    expect(kept.filter(({ path, svg }) => drawn.get(path) !== svg).map(({ path }) => path)).toEqual([]);
  });

  it('no sample picture has too many SVG elements', () => {
    const large = kept.filter(({ svg }) => svg.includes('<use') || (svg.match(/<[a-z]/g) ?? []).length > MOST_ELEMENTS);

    expect(large.map(({ path }) => path)).toEqual([]);
  });

  it('sample pictures contain no scripts, styles, text or links', () => {
    const faults = kept.filter(
      ({ svg }) =>
        brotliCompressSync(svg).length > LARGEST ||
        /<script|<style|style=|<text|<image|href="(?!#)|NaN|undefined/.test(svg),
    );

    expect(faults.map(({ path }) => path)).toEqual([]);
  });
});
