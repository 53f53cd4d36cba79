import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import type { Mailbox } from './mailbox.ts';
import { renderMailboxPage } from './mailbox-page.ts';

/** Prevents emails from running scripts or loading remote content. */
const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const REFRESH_SECONDS = 5;

export async function mailboxRoutes(app: FastifyInstance, { mailbox }: { mailbox: Mailbox }): Promise<void> {
  const stylesheet = readFileSync(new URL('./mailbox.css', import.meta.url));

  app.get('/mailbox', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .header('refresh', REFRESH_SECONDS)
      .send(renderMailboxPage(mailbox.newestFirst())),
  );

  app.get('/mailbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(mailbox.newestFirst()),
  );

  app.get('/mailbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
}
