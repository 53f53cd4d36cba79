import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

/**
 * Returns a ZIP archive as a stream. Adds one file at a time and stores it uncompressed, because
 * PDF files are already compressed.
 */
export function zipStream(files: AsyncIterable<{ name: string; bytes: Uint8Array }>): Readable {
  return Readable.from(archive(files));
}

async function* archive(files: AsyncIterable<{ name: string; bytes: Uint8Array }>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* ready;
    ready = [];
  }
  zip.end();
  yield* ready;
}
