import type { Script } from '@kaagazz/domain/print';

import { type FontId, fontOf } from '../fonts.ts';
import { runsOf, unicodeRangeOf } from '../script.ts';

/** Faces by font and script: on their way, there, or not to be had at the moment. */
const loading = new Map<string, Promise<FontFace | undefined>>();

let worn = 0;

/**
 * Loads what a text needs of fonts, once each: Latin always and first, other scripts only where the text has their letters. A file that
 * does not come is no failure: the browser sets its letters in the next font of the list; it is asked for again next time.
 *
 * The faces of a script are put on together, and are given as bytes: each one that is put on lays out the whole page, and one that is loaded by its
 * address does so twice.
 *
 * @returns how many faces are worn by now, of all texts: what was measured with fewer is to be measured anew
 */
export async function loadFonts(ids: readonly FontId[], text = ''): Promise<number> {
  const needed = new Set<Script>(['latin', ...runsOf(text).map(({ script }) => script)]);
  const { FONT_FILES } = await import(/* webpackChunkName: "print-font-files" */ './font-files.ts');
  for (const script of needed) {
    const faces = await Promise.all(ids.map((id) => loadFace(id, script, FONT_FILES[id][script])));
    for (const face of faces) {
      if (!face || document.fonts.has(face)) continue;
      document.fonts.add(face);
      worn += 1;
    }
  }
  return worn;
}

function loadFace(id: FontId, script: Script, url: string): Promise<FontFace | undefined> {
  const key = `${id} ${script}`;
  const known = loading.get(key);
  if (known) return known;
  const loaded = readFace(id, script, url).catch(() => {
    loading.delete(key);
    return undefined;
  });
  loading.set(key, loaded);
  return loaded;
}

async function readFace(id: FontId, script: Script, url: string): Promise<FontFace> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const { family, weight, style } = fontOf(id);
  const descriptors = { weight: String(weight), style, unicodeRange: unicodeRangeOf(script) };
  return new FontFace(family, await answer.arrayBuffer(), descriptors).load();
}
