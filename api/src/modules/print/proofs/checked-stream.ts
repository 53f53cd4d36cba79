import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * Bytes on their way, counted by their hash: should they be other ones than they have to be, the last of them never leave, so that whoever saves them
 * is told that the download broke off.
 *
 * @param sha256 hex
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
      else done(new Error('what is stored is not what was approved'));
    },
  });
  // Ends both, whichever breaks: a file that is left open for each download that is broken off would be the last one some day.
  pipeline(source, checked, () => {});
  return checked;
}
