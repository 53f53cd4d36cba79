/** `npm run illustrate -- [text]` draws all pictures, or those whose name contains the text. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictures } from './pictures.ts';
import { cards, cutCard } from './share-cards.ts';
import { render } from './render.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const filter = process.argv[2] ?? '';
let count = 0;

for (const picture of pictures) {
  if (!picture.name.includes(filter)) continue;
  const svg = render(picture);
  const folder = join(root, picture.folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${picture.name}.svg`), svg);
  count += 1;
  for (const card of cards.filter(({ picture: name }) => name === picture.name)) {
    mkdirSync(join(root, card.folder), { recursive: true });
    writeFileSync(join(root, card.folder, `${card.name}.png`), await cutCard(svg, card));
  }
}
console.log(`drew ${count} pictures`);
