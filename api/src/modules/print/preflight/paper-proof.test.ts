import sharp from 'sharp';
import { bytesOf, dataUrl } from './data-url.ts';
import { drawOnPaper } from './paper-proof.ts';
import { textureOf } from './paper-texture.ts';

const SIDE = 200;

async function page(background: string, part = background, share = 0): Promise<string> {
  const height = Math.round(SIDE * share);
  const base = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } });
  const input = { create: { width: SIDE, height: Math.max(1, height), channels: 3 as const, background: part } };
  return dataUrl(
    await base
      .composite([{ input, gravity: 'south' }])
      .webp({ lossless: true })
      .toBuffer(),
  );
}

async function averageOf(picture: string): Promise<number[]> {
  const { channels } = await sharp(bytesOf(picture)).stats();
  return channels.map(({ mean }) => mean);
}

it('uses a plain paper colour if the texture image can’t be read', async () => {
  const flat = await textureOf('cotton', 'missing.webp');
  const next = await textureOf('cotton');

  expect([flat.side, ...flat.data]).toEqual([1, 247, 243, 233]);
  expect(next.side).toBeGreaterThan(1);
});

it('shows the tint and fibres of blank paper', async () => {
  const { pictures, outOfGamut } = await drawOnPaper([await page('#ffffff')], 'cotton');

  const { channels } = await sharp(bytesOf(pictures[0] ?? '')).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(225);
  expect(red - blue).toBeGreaterThan(8);
  expect(channels[0]?.stdev).toBeGreaterThan(1);
  expect(outOfGamut).toBeNull();
});

it('returns a picture of the same size as the given page', async () => {
  const { pictures } = await drawOnPaper([await page('#ffffff')], 'smooth');

  expect(await sharp(bytesOf(pictures[0] ?? '')).metadata()).toMatchObject({
    width: SIDE,
    height: SIDE,
    format: 'webp',
  });
});

it('reports how much of a page has colours that the press can’t print', async () => {
  const { pictures, outOfGamut } = await drawOnPaper(
    [await page('#ffffff'), await page('#ffffff', '#00ff00', 0.25)],
    'smooth',
  );

  expect(outOfGamut?.page).toBe(2);
  expect(outOfGamut?.value).toBeCloseTo(0.25, 1);
  const { pictures: whole } = await drawOnPaper([await page('#00ff00')], 'smooth');
  const [red = 0, green = 0] = await averageOf(whole[0] ?? '');
  expect(green).toBeLessThan(200);
  expect(red).toBeGreaterThan(40);
  expect(pictures).toHaveLength(2);
});

it.each(['#000000', '#3b2a1c', '#8a7a5a', '#fbf6ea', '#7a8f6a'])(
  'reports no out-of-gamut area for the printable colour %s',
  async (colour) => {
    expect((await drawOnPaper([await page(colour)], 'smooth')).outOfGamut).toBeNull();
  },
);

it('shows a black-and-white print in grey', async () => {
  const { pictures, outOfGamut } = await drawOnPaper([await page('#ff0000')], 'smooth', { isGrey: true });

  const [red = 0, green = 0] = await averageOf(pictures[0] ?? '');
  expect(Math.abs(red - green)).toBeLessThan(12);
  expect(outOfGamut).toBeNull();
});
