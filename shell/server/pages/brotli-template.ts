import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

const QUALITY = 5;
const STAND_IN_BYTES = Array.from({ length: 256 }, (_, code) => code).filter(
  (code) => code > 127 || (code < 32 && !'\t\n\f\r\0'.includes(String.fromCharCode(code))),
);
const CONTEXT_BYTES = 2;
const MAX_ATTEMPTS = 3;
const HEADER_BYTES = 3;

const decompress = promisify(brotliDecompress);

/** Compresses a template once, so that `fill` can insert values without compressing it again. */
export class BrotliTemplate {
  readonly #stream: Buffer;
  readonly #holes: readonly { start: number; length: number; end: Buffer }[];

  private constructor(parts: readonly Buffer[], fillings: readonly Buffer[]) {
    let start = 0;
    this.#holes = fillings.map((filling, i) => {
      start += (parts[i]?.length ?? 0) + HEADER_BYTES;
      const hole = { start, length: filling.length, end: Buffer.from(filling.subarray(-CONTEXT_BYTES)) };
      start += filling.length;
      return hole;
    });
    this.#stream = interleaved(parts, fillings.map(uncompressedBlock));
  }

  static async of(parts: readonly Buffer[], fillings: readonly Buffer[]): Promise<BrotliTemplate | undefined> {
    const text = interleaved(parts, fillings);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const template = new BrotliTemplate(await compress(parts, fillings.map(standIn)), fillings);
      const decompressed = await decompress(template.#stream).catch(() => undefined);
      if (decompressed?.equals(text)) return template;
    }
    return undefined;
  }

  fill(fillings: readonly Buffer[]): Buffer | undefined {
    const fits = this.#holes.every(({ length, end }, i) => {
      const filling = fillings[i];
      return filling?.length === length && filling.subarray(-CONTEXT_BYTES).equals(end);
    });
    if (!fits) return undefined;
    const stream = Buffer.from(this.#stream);
    this.#holes.forEach(({ start }, i) => fillings[i]?.copy(stream, start));
    return stream;
  }
}

function standIn(filling: Buffer): Buffer {
  const bytes = Buffer.from(filling);
  for (let i = 0; i < bytes.length - CONTEXT_BYTES; i++) {
    bytes[i] = STAND_IN_BYTES[randomInt(STAND_IN_BYTES.length)] ?? 1;
  }
  return bytes;
}

async function compress(parts: readonly Buffer[], standIns: readonly Buffer[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  let output: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => output.push(chunk));
  const takeOutput = () => {
    const bytes = Buffer.concat(output);
    output = [];
    return bytes;
  };
  const blocksOf = (text: Buffer) =>
    new Promise<Buffer>((resolve) => {
      stream.write(text);
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve(takeOutput()));
    });
  const blocks: Buffer[] = [];
  for (const [i, part] of parts.entries()) {
    blocks.push(await blocksOf(part));
    if (standIns[i]) await blocksOf(standIns[i]);
  }
  const end = new Promise<Buffer>((resolve, reject) => {
    stream.once('end', () => resolve(takeOutput())).once('error', reject);
  });
  stream.end();
  blocks.push(Buffer.concat([blocks.pop() ?? Buffer.alloc(0), await end]));
  return blocks;
}

function uncompressedBlock(bytes: Buffer): Buffer {
  const header = ((bytes.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([header & 255, (header >> 8) & 255, header >> 16]), bytes]);
}

function interleaved(parts: readonly Buffer[], between: readonly Buffer[]): Buffer {
  return Buffer.concat(parts.flatMap((part, i) => [part, ...(between[i] ? [between[i]] : [])]));
}
