import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const published = join(root, 'api/seed/pictures');
const MAX_PHONE_BYTES = 25_000;
const MAX_MEAN_BYTES = 125_000;
const SIZES = ['w1280.avif', 'w320.avif', 'w480.avif', 'w800.avif', 'w800.webp'];

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const products = readJson('api/seed/products.json') as { id: string }[];
const scenes = readJson('shared/tooling/product-pictures/scenes.json') as Record<string, Record<string, unknown>>;
const files = existsSync(published) ? readdirSync(published) : [];
const pictures = Map.groupBy(files, (file) => file.slice(0, file.indexOf('.')));

describe('product pictures', () => {
  it('every seeded product has a main picture and a close-up', () => {
    const incomplete = products.filter(({ id }) => !scenes[id]?.['hero'] || !scenes[id]['macro']);

    expect(incomplete.map(({ id }) => id)).toEqual([]);
  });

  it('product pictures are committed in every size', () => {
    for (const [picture, sizes] of pictures) {
      expect([picture, ...sizes]).toEqual([picture, ...SIZES.map((size) => `${picture}.${size}`)]);
    }
  });

  it('product pictures stay within the byte budget', () => {
    const bytes = (file: string) => statSync(join(published, file)).size;
    const forPhones = files.filter((file) => file.endsWith('-hero.w480.avif'));

    expect(forPhones.filter((file) => bytes(file) > MAX_PHONE_BYTES)).toEqual([]);
    expect(files.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(MAX_MEAN_BYTES * pictures.size);
  });
});
