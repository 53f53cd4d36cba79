import type { FastifyReply } from 'fastify';
import { asAttachment } from '../files/file-name.ts';
import type { PrintFileDownload } from './print-lines.service.ts';

/** What is in a file is no page of ours: opened by itself it runs, loads and shows nothing. */
const NO_PAGE = "default-src 'none'; sandbox";

/** Sends a file to be saved, never shown, with its hash (RFC 9530). */
export function sendPrintFile(reply: FastifyReply, { name, size, sha256, content }: PrintFileDownload) {
  return reply
    .type('application/octet-stream')
    .header('content-length', size)
    .header('content-disposition', asAttachment(name))
    .header('repr-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`)
    .header('content-security-policy', NO_PAGE)
    .send(content);
}
