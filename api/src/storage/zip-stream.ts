import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

interface ZippedFile {
  name: string;
  open: () => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;
}

/** Stores files uncompressed, because PDFs and pictures are already compressed. */
export function zipStream(files: readonly ZippedFile[]): Readable {
  return Readable.from(zipped(files));
}

async function* zipped(files: readonly ZippedFile[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { name, open } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    for await (const chunk of await open()) {
      entry.push(chunk);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
