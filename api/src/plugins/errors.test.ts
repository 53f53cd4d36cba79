import { Readable } from 'node:stream';
import fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerErrors } from './errors.ts';

it('answers in words, not as a file, when a download breaks before its first byte', async () => {
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
            this.destroy(new Error('the disk has gone'));
          },
        }),
      ),
  );

  const answer = await app.inject('/sheet');

  expect(answer.statusCode).toBe(500);
  expect(answer.headers).not.toHaveProperty('content-disposition');
  expect(answer.json()).toMatchObject({ success: false, code: 'INTERNAL' });
});
