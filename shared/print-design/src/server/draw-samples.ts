import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { samplePictures } from './sample-pictures.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
let heaviest = { path: '', bytes: 0 };
const pictures = await samplePictures();

for (const { path, svg } of pictures) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  const bytes = brotliCompressSync(svg).length;
  if (bytes > heaviest.bytes) heaviest = { path, bytes };
}
console.log(`${pictures.length} designs drawn; the heaviest is ${heaviest.path} with ${heaviest.bytes} bytes (brotli)`);
