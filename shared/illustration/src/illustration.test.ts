import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { plates } from './atlas.ts';
import type { Plate } from './atlas.ts';
import { CARD_SIZE, cards } from './cards.ts';
import { elementsOf } from './packing/elements.ts';
import { LARGEST, render } from './render.ts';

const root = join(__dirname, '../../..');
const fileOf = (plate: Plate) => join(root, plate.folder, `${plate.name}.svg`);
/** Elements that a picture may have, stamps counted each time: a phone takes 80 microseconds for each, on its main thread. */
const MOST_ELEMENTS = 420;
/** Those of many stamps at many angles, which as paths would weigh more than is allowed. */
const MORE: Record<string, number> = {
  'chitrayan-wall': 1100,
  'chitrayan-wall-tall': 920,
  'hero-3': 610,
  'hero-3-tall': 610,
  'journey-workshop': 650,
};

/** A few are drawn and packed afresh, so that a file edited by hand or left behind by an older kit is noticed. */
const sampled = plates.filter((_, index) => index % 31 === 0);

/** What an eye across the room would see: 16 by 16 pixels of colour, 0 to 255. */
async function glance(path: string): Promise<Uint8Array> {
  const pixels = await sharp(path).resize(16, 16, { fit: 'fill' }).flatten({ background: '#fdf9f0' }).raw().toBuffer();
  return new Uint8Array(pixels);
}

/** Mean difference of two glances, 0 for the same picture. */
function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

describe('the pictures', () => {
  it('come out the same whenever they are drawn', () => {
    for (const plate of sampled) {
      expect({ name: plate.name, same: readFileSync(fileOf(plate), 'utf8') === render(plate) }).toEqual({
        name: plate.name,
        same: true,
      });
    }
  });

  it.each(plates.map((plate) => [plate.name, plate] as const))('%s is small, whole and safe to inline', (_, plate) => {
    const svg = readFileSync(fileOf(plate), 'utf8');

    expect(elementsOf(svg)).toBeLessThanOrEqual(MORE[plate.name] ?? MOST_ELEMENTS);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(LARGEST);
    expect(svg).toContain(`viewBox="0 0 ${plate.width} ${plate.height}"`);
    expect(svg).toContain(`width="${plate.width}" height="${plate.height}"`);
    expect(svg).not.toMatch(/<script|<style|style=|\son\w+=|<foreignObject|<image|NaN|undefined/);
    expect(svg.match(/(?:href|src)="(?!#)[^"]*"/g)).toBeNull();
    expect(svg.match(/url\((?!#)[^)]*\)/g)).toBeNull();
  });

  it('share no id, so that several may stand in one page', () => {
    const owners = new Map<string, string>();
    for (const plate of plates) {
      for (const [, id = ''] of readFileSync(fileOf(plate), 'utf8').matchAll(/ id="([^"]+)"/g)) {
        expect({ id, also: owners.get(id) }).toEqual({ id, also: undefined });
        owners.set(id, plate.name);
      }
    }
  });

  it('refer only to what they define', () => {
    for (const plate of plates) {
      const svg = readFileSync(fileOf(plate), 'utf8');
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const missing = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)]
        .map(([, id]) => id)
        .filter((id) => !defined.has(id));
      expect({ name: plate.name, missing }).toEqual({ name: plate.name, missing: [] });
    }
  });

  it('do not resemble each other in a grid of products', async () => {
    const products = plates.filter(({ folder }) => folder === 'api/seed/images');
    const glances = await Promise.all(products.map(async (plate) => ({ plate, pixels: await glance(fileOf(plate)) })));

    const alike = glances.flatMap((one, index) =>
      glances
        .slice(index + 1)
        .filter((other) => difference(one.pixels, other.pixels) < 6)
        .map((other) => `${one.plate.name} and ${other.plate.name}`),
    );

    expect(alike).toEqual([]);
  });
});

describe('the cards that other sites show', () => {
  it.each(cards.map((card) => [card.name, card] as const))('%s has the size that they ask for', async (_, card) => {
    const file = join(root, card.folder, `${card.name}.png`);
    const { width, height, format } = await sharp(file).metadata();

    expect({ width, height, format }).toEqual({ ...CARD_SIZE, format: 'png' });
    expect(readFileSync(file).length).toBeLessThan(200 * 1024);
    expect(plates.map(({ name }) => name)).toContain(card.plate);
  });
});

describe('the seed catalogue', () => {
  const products = JSON.parse(readFileSync(join(root, 'api/seed/products.json'), 'utf8')) as {
    id: string;
    category: string;
    images: string[];
    originalPrice: number;
    discountPercent: number;
    stock: number;
    tags: string[];
    topPick: boolean;
  }[];

  it('holds every case that a page must cope with', () => {
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
    // Free shipping begins above 2,500 rupees (E11): one box passes it alone, two of another meet it exactly.
    expect(products.some((product) => price(product) > 2500)).toBe(true);
    expect(products.some((product) => price(product) * 2 === 2500)).toBe(true);
    expect(products.find(({ id }) => id === 'notebook-a5-marigold')).toMatchObject({
      originalPrice: 350,
      discountPercent: 30,
    });
  });

  it('shows one to five pictures of each product, and none of them twice', () => {
    const shown = products.flatMap(({ images }) => images);

    expect(products.filter(({ images }) => images.length < 1 || images.length > 5)).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('has every picture that it names, and names every picture that it has', () => {
    const folder = join(root, 'api/seed/images');
    const shown = products.flatMap(({ images }) => images).sort();

    expect(shown.filter((image) => !existsSync(join(folder, image)))).toEqual([]);
    expect(
      readdirSync(folder)
        .filter((file) => file.endsWith('.svg'))
        .sort(),
    ).toEqual(shown);
  });
});
