import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import sharp from 'sharp';
import type { App } from '../../../app-context.ts';
import { registerErrors } from '../../../plugins/errors.ts';
import { createMedia, type Media } from './media.ts';
import { PhotographFiles } from './photograph-files.ts';
import { readSeedPictures } from './seed-pictures.ts';
import { registerSharePictures } from './share-picture.ts';

describe("a product's picture for other sites", () => {
  let media: Media;
  let app: App;
  beforeAll(async () => {
    media = createMedia(await readSeedPictures(), new PhotographFiles({ folder: 'no such folder' }));
    app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    registerErrors(app);
    registerSharePictures(app, media);
  });
  afterAll(() => app.close());

  const shared = (file: string) => media.urlOf(file).replace('/media/', '/media/share/');

  it('a product’s social media picture is a 1200 × 630 px JPEG', async () => {
    const response = await app.inject(`${shared('notebook-a5-marigold-hero')}.jpg`);

    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(response.rawPayload.length).toBeLessThan(120 * 1024);
  });

  it('a product picture for emails is a 128 × 128 px JPEG', async () => {
    const response = await app.inject('/media/mail/notebook-a5-marigold-hero.jpg');

    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 128, height: 128 });
    expect((await app.inject('/media/mail/none.jpg')).statusCode).toBe(404);
  });

  it.each(['none.webp.jpg', 'notebook-a5-marigold-hero.00000000.w800.webp', '..%2Fproducts.json.jpg', '.jpg'])(
    'GET /media/share/%s responds 404',
    async (name) => {
      expect((await app.inject(`/media/share/${name}`)).statusCode).toBe(404);
    },
  );
});
