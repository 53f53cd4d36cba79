import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App } from '../../app-context.ts';
import { registerErrors } from '../../plugins/errors.ts';
import { type Media, readMedia } from './media.ts';
import { registerMedia } from './media.routes.ts';
import { PhotographFiles } from './photograph-files.ts';

describe('the pictures', () => {
  let folder: string;
  let media: Media;
  let app: App;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaagazz-media-'));
    await writeFile(join(folder, 'notebook.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(folder, 'secret.txt'), 'not a picture');
    media = await readMedia(new PhotographFiles({ folder: join(folder, 'photographs') }), folder);
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

  it('an illustration is immutable at a URL with its content hash, and sandboxed', async () => {
    const url = media.urlOf('notebook.svg');
    const response = await app.inject(url);

    expect(url).toMatch(/^\/media\/notebook\.[0-9a-f]{8}\.svg$/);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
  });

  it.each(['gzip, deflate, br, zstd', 'br'])(
    'an illustration is sent as Brotli for accept-encoding %s',
    async (encodings) => {
      const url = media.urlOf('notebook.svg');
      const whole = await app.inject(url);
      const packed = await app.inject({ url, headers: { 'accept-encoding': encodings } });

      expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(packed.rawPayload)).toEqual(whole.rawPayload);
      expect(whole.headers.vary).toBe('accept-encoding');
      expect(whole.headers).not.toHaveProperty('content-encoding');
    },
  );

  it.each(['gzip', 'br;q=0', 'brotli'])(
    'an illustration is sent uncompressed for accept-encoding %s',
    async (encodings) => {
      const response = await app.inject({
        url: media.urlOf('notebook.svg'),
        headers: { 'accept-encoding': encodings },
      });

      expect(response.body).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
    },
  );

  it('an illustration requested by an old hash is cached for a minute only', async () => {
    const response = await app.inject('/media/notebook.00000000.svg');

    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
  });

  it.each(['none.svg', 'secret.txt', '..%2Fsecret.txt', '%2e%2e%2fpackage.json'])(
    'GET /media/%s responds 404',
    async (name) => {
      expect((await app.inject(`/media/${name}`)).statusCode).toBe(404);
    },
  );

  it('a missing folder of illustrations is treated as empty', async () => {
    expect((await readMedia(new PhotographFiles({ folder }), join(folder, 'none'))).urlOf('a.svg')).toBe(
      '/media/a.svg',
    );
  });
});
