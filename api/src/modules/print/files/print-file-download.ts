import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { asAttachment } from './file-name.ts';

export interface PrintFileDownload {
  name: string;
  size: number;
  /** In hex. */
  sha256: string;
  content: Readable;
}

const CONTENT_POLICY = "default-src 'none'; sandbox";

export function sendPrintFile(reply: FastifyReply, { name, size, sha256, content }: PrintFileDownload) {
  return reply
    .type('application/octet-stream')
    .header('content-length', size)
    .header('content-disposition', asAttachment(name))
    .header('repr-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`)
    .header('content-security-policy', CONTENT_POLICY)
    .send(content);
}

/**
 * Sends the last chunk only after verifying the hash, so that the download of a corrupted file
 * fails.
 * @param sha256 the expected hash, in hex
 */
export function checkedStream(source: Readable, sha256: string): Readable {
  const hash = createHash('sha256');
  let held: Buffer | null = null;
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      const before = held;
      held = chunk;
      done(null, before ?? undefined);
    },
    flush(done) {
      if (hash.digest('hex') === sha256) done(null, held ?? undefined);
      else done(new Error('the stored file differs from the approved one'));
    },
  });
  // Unlike `pipe`, `pipeline` closes the source when the client disconnects.
  pipeline(source, checked, () => {});
  return checked;
}
