import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { plates } from './atlas.ts';
import { cards, cutCard } from './cards.ts';
import { render } from './render.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const wanted = process.argv[2] ?? '';
let heaviest = { name: '', bytes: 0 };
let count = 0;

for (const plate of plates) {
  if (!plate.name.includes(wanted)) continue;
  const svg = render(plate);
  const folder = join(root, plate.folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${plate.name}.svg`), svg);
  const bytes = brotliCompressSync(svg).length;
  if (bytes > heaviest.bytes) heaviest = { name: plate.name, bytes };
  count += 1;
  for (const card of cards.filter(({ plate: name }) => name === plate.name)) {
    mkdirSync(join(root, card.folder), { recursive: true });
    writeFileSync(join(root, card.folder, `${card.name}.png`), await cutCard(svg, card));
  }
}
console.log(`${count} pictures drawn; the heaviest is ${heaviest.name} with ${heaviest.bytes} bytes (brotli)`);
