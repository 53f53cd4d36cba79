import { randomBytes } from 'node:crypto';

import type { FastifyReply } from 'fastify';

import type { DeskView } from '../src/desk/desk-view.ts';
import { inPlainWords } from './release-desk-in-words.ts';

/** Draws a page of the release desk with the shell's own bundle: a whole document. May reject, as any release may be broken. */
export type DrawDesk = (view: DeskView, nonce: string) => Promise<string>;

interface DeskPage {
  status: number;
  view: DeskView;
  /** absent: plain text */
  draw: DrawDesk | undefined;
}

/** Answers with a page of the release desk; in plain words when the shell's release cannot draw it, since then the operator needs it most. */
export async function sendDeskPage(reply: FastifyReply, { status, view, draw }: DeskPage): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  reply.code(status).headers({
    'content-security-policy': deskSecurityPolicy(nonce),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'accept, cookie, authorization',
  });
  try {
    if (draw) return await reply.type('text/html; charset=utf-8').send(await draw(view, nonce));
  } catch (error) {
    reply.log.error({ err: error }, 'a page of the release desk could not be drawn: it is sent in plain words');
  }
  return reply.type('text/plain; charset=utf-8').send(inPlainWords(view));
}

/** Forms, styles and pictures of this site. No script runs here, not even ours. */
function deskSecurityPolicy(nonce: string): string {
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
