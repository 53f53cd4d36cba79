/**
 * `npm run pictures [-- PRODUCT]` renders missing pictures and those whose `alt` has changed
 * (docs/pictures.md).
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { drawArtworks } from './artworks.ts';
import { drawContactSheets } from './contact-sheets.ts';
import { describePictures } from './describe.ts';
import { encodeMask, encodePicture, isEncoded } from './encode.ts';

const SHOTS = ['hero', 'macro', 'in-use', 'packaged'] as const;

const here = join(import.meta.dirname, '..');
const root = join(here, '../../..');
const cache = join(root, '.cache/pictures');
const masters = join(cache, 'masters');
const seed = join(root, 'api/seed');
const folderOf = (subject: string) =>
  subject.startsWith('print-') ? join(root, 'mfe-print/src/illustrations/pictures') : join(seed, 'pictures');

const scenes = JSON.parse(await readFile(join(here, 'scenes.json'), 'utf8')) as Record<
  string,
  Partial<Record<(typeof SHOTS)[number], { alt: string }>>
>;
const wanted = process.argv[2];
const products = Object.keys(scenes).filter((product) => !wanted || product === wanted);
const queue = SHOTS.flatMap((shot) =>
  products
    .filter((product) => scenes[product]?.[shot])
    .map((product) => ({ product, shot, name: `${product}-${shot}` })),
);

await mkdir(masters, { recursive: true });
await drawArtworks(join(cache, 'artworks'));
if (!existsSync(join(cache, 'textures/pressed-bougainvillea-height.png'))) {
  await run('/usr/bin/python3', [join(here, 'textures/draw_textures.py'), join(cache, 'textures')]);
}

const published = new Map(
  Object.values(
    JSON.parse(await readFile(join(seed, 'pictures.json'), 'utf8')) as Record<
      string,
      { picture: string; alt: string }[]
    >,
  ).flatMap((pictures) => pictures.map(({ picture, alt }) => [picture, alt] as const)),
);
await describeFinished();
let rendered = 0;
for (const { product, shot, name } of queue) {
  const folder = folderOf(product);
  const { alt = '' } = scenes[product]?.[shot] ?? {};
  const changed = (published.get(name) ?? alt) !== alt;
  if (!changed && (await isEncoded(folder, name))) continue;
  const started = Date.now();
  const master = join(masters, `${name}.png`);
  if (changed) await rm(master, { force: true });
  const script = join(here, 'blender/render_picture.py');
  if (!existsSync(master)) {
    await run('blender', ['-b', '--factory-startup', '-P', script, '--', product, shot, master, '--cache', cache]);
  }
  const blankCards = join(masters, `${name}.json`);
  if (existsSync(blankCards)) {
    await encodeMask(join(masters, `${name}.mask.png`), folder, name);
    await copyFile(blankCards, join(folder, `${name}.cards.json`));
  }
  const bytes = await encodePicture(master, folder, name);
  published.set(name, alt);
  await describeFinished();
  rendered += 1;
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s, ${Math.round(bytes / 1000)} KB`);
}
await drawContactSheets(seed, join(root, 'docs/contact-sheets'));
console.log(`${rendered} pictures made, ${queue.length - rendered} were there already`);

async function describeFinished(): Promise<void> {
  const finished: Record<string, { picture: string; alt: string }[]> = {};
  for (const [product, shots] of Object.entries(scenes)) {
    if (folderOf(product) !== join(seed, 'pictures')) continue;
    for (const shot of SHOTS) {
      const picture = `${product}-${shot}`;
      if (!shots[shot] || !(await isEncoded(folderOf(product), picture))) continue;
      (finished[product] ??= []).push({ picture, alt: published.get(picture) ?? shots[shot].alt });
    }
  }
  await describePictures(seed, finished);
}

/** Runs at idle priority. */
async function run(command: string, commandArguments: string[]): Promise<void> {
  const idle = process.platform === 'linux' ? ['nice', '-n', '19', 'chrt', '-i', '0'] : [];
  const [program = command, ...rest] = [...idle, command, ...commandArguments];
  const child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
  // Blender exits with 0 even if its script throws.
  if (code !== 0 || errors.includes('Traceback')) throw new Error(`${command} failed:\n${errors}`);
}
