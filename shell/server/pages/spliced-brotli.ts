import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, createBrotliCompress, brotliDecompress } from 'node:zlib';

/**
 * `soon`: twice the time of what is made for one answer (4), for a text that lives for a second. `small`: an eighth fewer bytes for fifty times as long, a
 * fifth of a second of another thread, for one that stays.
 */
const QUALITY = { soon: 5, small: 11 } as const;
/**
 * Bytes that stand in no page, or in it in another order, so that nothing is ever copied from where they stand. So many that they are not worth compressing: such
 * a block the compressor stores as it is, and forgets which distances it met in it.
 */
const NOWHERE = Array.from({ length: 256 }, (_, code) => code).filter(
  (code) => code > 127 || (code < 32 && !'\t\n\f\r\0'.includes(String.fromCharCode(code))),
);
/** How the compressor looks at a byte depends on the two before it. */
const LOOKS_BACK = 2;
/** One in hundreds has stand-ins that are a copy of each other by chance, so that the next block begins from there. */
const MOST_TRIES = 3;
/** Bytes before those of a block that is not compressed. */
const BLOCK_HEADER = 3;

const decompress = promisify(brotliDecompress);

/**
 * A text with holes, compressed once. A Brotli stream is a row of blocks, and a block may hold its bytes as they are: what fills a hole is such a block. It is
 * compressed with stand-ins in the holes, in blocks of their own, which are thrown away; so all distances are right, as long as fillings have the
 * length of those that it was made with.
 */
export class SplicedBrotli {
  /** filled as it was made: a copy of it needs nothing but other fillings in their places */
  readonly #whole: Buffer;
  readonly #like: readonly { at: number; length: number; end: Buffer }[];

  private constructor(parts: readonly Buffer[], like: readonly Buffer[]) {
    let at = 0;
    this.#like = like.map((filling, i) => {
      at += (parts[i]?.length ?? 0) + BLOCK_HEADER;
      const place = { at, length: filling.length, end: Buffer.from(filling.subarray(-LOOKS_BACK)) };
      at += filling.length;
      return place;
    });
    this.#whole = Buffer.concat(parts.flatMap((part, i) => [part, ...(like[i] ? stored(like[i]) : [])]));
  }

  /**
   * @param parts one more than there are holes
   * @param like fillings; others must have their lengths and last two bytes
   * @returns undefined when what came of it can't be read again
   */
  static async of(
    parts: readonly Buffer[],
    like: readonly Buffer[],
    quality: keyof typeof QUALITY = 'soon',
  ): Promise<SplicedBrotli | undefined> {
    const whole = Buffer.concat(parts.flatMap((part, i) => [part, like[i] ?? Buffer.alloc(0)]));
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const spliced = new SplicedBrotli(await compressed(parts, like.map(standIn), QUALITY[quality]), like);
      // Read once, it can always be read: what stands in the holes is in no other block.
      const read = await decompress(spliced.filled(like) ?? Buffer.alloc(0)).catch(() => undefined);
      if (read?.equals(whole)) return spliced;
    }
    return undefined;
  }

  get bytes(): number {
    return this.#whole.length;
  }

  /** @returns the compressed whole; undefined when a filling is not like the one that it was made with */
  filled(fillings: readonly Buffer[]): Buffer | undefined {
    const isAlike = (filling: Buffer, i: number) => {
      const like = this.#like[i];
      return like?.length === filling.length && filling.subarray(-LOOKS_BACK).equals(like.end);
    };
    if (fillings.length !== this.#like.length || !fillings.every(isAlike)) return undefined;
    const filled = Buffer.allocUnsafeSlow(this.#whole.length);
    this.#whole.copy(filled);
    this.#like.forEach(({ at }, i) => fillings[i]?.copy(filled, at));
    return filled;
  }
}

function standIn(filling: Buffer): Buffer {
  const bytes = Buffer.from(filling);
  for (let i = 0; i < bytes.length - LOOKS_BACK; i++) bytes[i] = NOWHERE[randomInt(NOWHERE.length)] ?? 1;
  return bytes;
}

/** @returns the blocks of each part */
async function compressed(parts: readonly Buffer[], standIns: readonly Buffer[], quality: number): Promise<Buffer[]> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  let out: Buffer[] = [];
  const taken = () => {
    const bytes = Buffer.concat(out);
    out = [];
    return bytes;
  };
  stream.on('data', (piece: Buffer) => out.push(piece));
  const blocksOf = (text: Buffer) =>
    new Promise<Buffer>((resolve) => {
      stream.write(text);
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve(taken()));
    });
  const blocks: Buffer[] = [];
  for (const [i, part] of parts.entries()) {
    blocks.push(await blocksOf(part));
    if (standIns[i]) await blocksOf(standIns[i]);
  }
  const end = new Promise<Buffer>((resolve, reject) => {
    stream.once('end', () => resolve(taken())).once('error', reject);
  });
  stream.end();
  blocks.push(await end);
  // the end belongs to the last part
  return [...blocks.slice(0, -2), Buffer.concat(blocks.slice(-2))];
}

/** A block of bytes as they are (RFC 7932, 9.2): not the last, 16 bits for its length less one, not compressed. */
function stored(bytes: Buffer): Buffer[] {
  const header = ((bytes.length - 1) << 3) | (1 << 19);
  return [Buffer.from([header & 255, (header >> 8) & 255, header >> 16]), bytes];
}
