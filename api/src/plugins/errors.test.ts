import { Readable } from 'node:stream';
import fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerErrors } from './errors.ts';

it('a download that fails before its first byte returns a JSON error', async () => {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  registerErrors(app);
  app.get('/sheet', (_request, reply) =>
    reply
      .type('application/octet-stream')
      .header('content-length', 5)
      .header('content-disposition', 'attachment; filename="sheet.pdf"')
      .send(
        new Readable({
          read() {
            this.destroy(new Error('disk failure'));
          },
        }),
      ),
  );

  const response = await app.inject('/sheet');

  expect(response.statusCode).toBe(500);
  expect(response.headers).not.toHaveProperty('content-disposition');
  expect(response.json()).toMatchObject({ success: false, code: 'INTERNAL' });
});
