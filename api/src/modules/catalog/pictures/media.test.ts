import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App } from '../../../app-context.ts';
import { registerErrors } from '../../../plugins/errors.ts';
import { createMedia, type Media } from './media.ts';
import { registerMedia } from './media.routes.ts';
import { PhotographFiles } from './photograph-files.ts';
import { readSeedPictures } from './seed-pictures.ts';

describe("the seed's pictures", () => {
  let folder: string;
  let photographs: PhotographFiles;
  let media: Media;
  let app: App;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-media-'));
    const description = { picture: 'pen-hero', alt: 'A pen on a table.', colour: '#cfc4b4' };
    await writeFile(join(folder, 'pictures.json'), JSON.stringify({ pen: [description] }));
    await mkdir(join(folder, 'pictures'));
    for (const format of ['w480.avif', 'w800.webp']) {
      await writeFile(join(folder, 'pictures', `pen-hero.${format}`), format);
    }
    photographs = new PhotographFiles({ folder: join(folder, 'photographs') });
    media = createMedia(await readSeedPictures(folder), photographs);
    app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    registerErrors(app);
    registerMedia(app, media);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('a picture whose URL contains its content hash is served as immutable', async () => {
    const url = media.urlOf('pen-hero');
    const webp = await app.inject(url);
    const avif = await app.inject(url.replace('w800.webp', 'w480.avif'));

    expect(url).toMatch(/^\/media\/pen-hero\.[0-9a-f]{8}\.w800\.webp$/);
    expect([webp.payload, avif.payload]).toEqual(['w800.webp', 'w480.avif']);
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(avif.headers['content-type']).toBe('image/avif');
  });

  it('a picture from the seed data has alt text and a placeholder colour', () => {
    expect(media.describe('pen-hero')).toMatchObject({ alt: 'A pen on a table.', colour: '#cfc4b4' });
    expect(media.describe('other')).toEqual({ url: '/media/other', alt: null, colour: null });
  });

  it('a picture requested with an outdated hash is cached for one minute', async () => {
    const response = await app.inject('/media/pen-hero.00000000.w800.webp');

    expect(response.payload).toBe('w800.webp');
    expect(response.headers['cache-control']).toBe('public, max-age=60');
  });

  it('an uploaded photograph overrides the seed picture with the same name', async () => {
    const content = Buffer.from('photograph');
    const name = await photographs.store('pen-hero.0123abcd', [{ side: 800, type: 'webp', content }]);

    expect((await app.inject(media.urlOf(name))).payload).toBe('photograph');
  });

  it('a request for a 320 px picture returns the 480 px picture if no smaller one is stored', async () => {
    const content = Buffer.from('480 px');
    await photographs.store('cup.0123abcd', [{ side: 480, type: 'avif', content }]);

    expect((await app.inject('/media/cup.0123abcd.w320.avif')).payload).toBe('480 px');
    expect((await app.inject('/media/cup.0123abcd.w800.avif')).statusCode).toBe(404);
  });

  it.each(['none.00000000.w800.webp', 'pen-hero.00000000.w600.avif', '..%2Fpictures.json', 'pictures.json'])(
    'GET /media/%s responds 404',
    async (file) => {
      expect((await app.inject(`/media/${file}`)).statusCode).toBe(404);
    },
  );
});
