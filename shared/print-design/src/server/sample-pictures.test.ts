import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { samplePictures } from './sample-pictures.ts';

const root = join(__dirname, '../../../..');
/** Bytes a picture of a list may weigh on its way to the shopper. */
const LARGEST = 12 * 1024;

describe('the pictures in the lists of designs', () => {
  it('show the designs as they are drawn today (after a change: npm run print-designs)', async () => {
    const drawn = await samplePictures();

    const stale = drawn.filter(({ path, svg }) => {
      const file = join(root, path);
      return !existsSync(file) || readFileSync(file, 'utf8') !== svg;
    });
    expect(stale.map(({ path }) => path)).toEqual([]);
    expect(readdirSync(join(root, 'mfe-print/src/illustrations/designs')).sort()).toEqual(
      drawn.map(({ path }) => path.split('/').at(-1)).sort(),
    );
  });

  it('weigh little and carry nothing that a page would have to fetch or run', async () => {
    for (const { path, svg } of await samplePictures()) {
      expect({ path, isSmall: brotliCompressSync(svg).length <= LARGEST }).toEqual({ path, isSmall: true });
      expect(svg).not.toMatch(/<script|<style|style=|<text|<image|href=|NaN|undefined/);
    }
  });
});
