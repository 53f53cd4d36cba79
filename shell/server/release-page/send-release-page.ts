import { randomBytes } from 'node:crypto';

import type { FastifyReply } from 'fastify';

import type { ReleasePageView } from '../../src/release-page/release-page-view.ts';

export type RenderReleasePage = (view: ReleasePageView, nonce: string) => Promise<string>;

interface ReleasePage {
  status: number;
  view: ReleasePageView;
  render: RenderReleasePage | undefined;
}

/**
 * Sends plain text if rendering fails, because operators need the page most when the shell is
 * broken.
 */
export async function sendReleasePage(
  reply: FastifyReply,
  { status, view, render }: ReleasePage,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  reply.code(status).headers({
    'content-security-policy': contentSecurityPolicy(nonce),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'accept, cookie, authorization',
  });
  try {
    if (render) return await reply.type('text/html; charset=utf-8').send(await render(view, nonce));
  } catch (error) {
    reply.log.error({ err: error }, 'the release page could not be rendered and is sent as plain text');
  }
  return reply.type('text/plain; charset=utf-8').send(plainText(view));
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function plainText({ page, ...content }: ReleasePageView): string {
  if ('text' in content) return `${content.text}\n`;
  const hint = 'To change the rollout, use the release command (npm run release -- --help).';
  return `This page could not be rendered, so its content is shown as JSON (${page}). ${hint}\n\n${JSON.stringify(content, null, 2)}\n`;
}
