import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { pictures } from './pictures.ts';
import type { Picture } from './pictures.ts';
import { CARD_SIZE, cards } from './share-cards.ts';
import { countElements } from './packing/count-elements.ts';
import { MAX_GZIP_BYTES, render } from './render.ts';

const root = join(__dirname, '../../../..');
const fileOf = (picture: Picture) => join(root, picture.folder, `${picture.name}.svg`);
/**
 * Maximum number of elements. At 80 µs per element on a phone, 420 elements take 34 ms to lay out.
 */
const MAX_ELEMENTS = 420;
const EXCEPTIONS: Record<string, number> = {
  'chitrayan-wall': 1100,
  'chitrayan-wall-tall': 920,
  'hero-3': 610,
  'hero-3-tall': 610,
  'journey-workshop': 650,
};

const sampled = pictures.filter((_, index) => index % 31 === 0);

describe('pictures', () => {
  it('a sample of the committed pictures matches newly rendered pictures', () => {
    for (const picture of sampled) {
      expect({ name: picture.name, same: readFileSync(fileOf(picture), 'utf8') === render(picture) }).toEqual({
        name: picture.name,
        same: true,
      });
    }
  });

  it.each(pictures.map((picture) => [picture.name, picture] as const))(
    '%s is within its size limits and safe to inline',
    (_, picture) => {
      const svg = readFileSync(fileOf(picture), 'utf8');

      expect(countElements(svg)).toBeLessThanOrEqual(EXCEPTIONS[picture.name] ?? MAX_ELEMENTS);
      expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(MAX_GZIP_BYTES);
      expect(svg).toContain(`viewBox="0 0 ${picture.width} ${picture.height}"`);
      expect(svg).toContain(`width="${picture.width}" height="${picture.height}"`);
      expect(svg).not.toMatch(/<script|<style|style=|\son\w+=|<foreignObject|<image|NaN|undefined/);
      expect(svg.match(/(?:href|src)="(?!#)[^"]*"/g)).toBeNull();
      expect(svg.match(/url\((?!#)[^)]*\)/g)).toBeNull();
    },
  );

  it('no two pictures contain the same id', () => {
    const owners = new Map<string, string>();
    for (const picture of pictures) {
      for (const [, id = ''] of readFileSync(fileOf(picture), 'utf8').matchAll(/ id="([^"]+)"/g)) {
        expect({ id, also: owners.get(id) }).toEqual({ id, also: undefined });
        owners.set(id, picture.name);
      }
    }
  });

  it('every id that a picture refers to is defined in the picture', () => {
    for (const picture of pictures) {
      const svg = readFileSync(fileOf(picture), 'utf8');
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const missing = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)]
        .map(([, id]) => id)
        .filter((id) => !defined.has(id));
      expect({ name: picture.name, missing }).toEqual({ name: picture.name, missing: [] });
    }
  });
});

describe('share cards', () => {
  it.each(cards.map((card) => [card.name, card] as const))(
    'share card %s is a PNG of 1200 × 630 pixels under 200 KB',
    async (_, card) => {
      const file = join(root, card.folder, `${card.name}.png`);
      const { width, height, format } = await sharp(file).metadata();

      expect({ width, height, format }).toEqual({ ...CARD_SIZE, format: 'png' });
      expect(readFileSync(file).length).toBeLessThan(200 * 1024);
      expect(pictures.map(({ name }) => name)).toContain(card.picture);
    },
  );
});

describe('the seed catalogue', () => {
  const products = JSON.parse(readFileSync(join(root, 'api/seed/products.json'), 'utf8')) as {
    id: string;
    category: string;
    originalPrice: number;
    discountPercent: number;
    stock: number;
    tags: string[];
    topPick: number | false;
  }[];

  it('the seed catalogue covers every category, stock level and tag', () => {
    const price = (product: (typeof products)[number]) =>
      Math.floor((product.originalPrice * (100 - product.discountPercent)) / 100);

    expect(products.length).toBeGreaterThanOrEqual(32);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ category }) => category))).toEqual(
      new Set(['stationery', 'gift-sets', 'paper', 'chitrayan']),
    );
    expect(products.filter(({ topPick }) => topPick)).toHaveLength(3);
    expect(products.map(({ stock }) => stock)).toEqual(expect.arrayContaining([0, 3, 5, 6]));
    expect(new Set(products.flatMap(({ tags }) => tags))).toEqual(new Set(['bulk', 'eco-friendly']));
    expect(products.some(({ tags }) => tags.length === 0)).toBe(true);
    expect(products.some(({ discountPercent }) => discountPercent === 0)).toBe(true);
    expect(products.some((product) => price(product) > 2500)).toBe(true);
    expect(products.some((product) => price(product) * 2 === 2500)).toBe(true);
    expect(products.find(({ id }) => id === 'notebook-a5-marigold')).toMatchObject({
      originalPrice: 350,
      discountPercent: 30,
    });
  });
});
