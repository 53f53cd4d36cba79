import type { Script } from '@kaagazz/domain/print';

import { type FontId, fontOf } from '../fonts.ts';
import { scriptRuns, unicodeRangeOf } from '../script.ts';

const loading = new Map<string, Promise<FontFace | undefined>>();

let addedFaces = 0;

export async function loadFonts(ids: readonly FontId[], text = ''): Promise<number> {
  const needed = new Set<Script>(['latin', ...scriptRuns(text).map(({ script }) => script)]);
  const { FONT_FILES } = await import(/* webpackChunkName: "print-font-files" */ './font-files.ts');
  for (const script of needed) {
    const faces = await Promise.all(ids.map((id) => loadFace(id, script, FONT_FILES[id][script])));
    for (const face of faces) {
      if (!face || document.fonts.has(face)) continue;
      document.fonts.add(face);
      addedFaces += 1;
    }
  }
  return addedFaces;
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
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const { family, weight, style } = fontOf(id);
  const descriptors = { weight: String(weight), style, unicodeRange: unicodeRangeOf(script) };
  return new FontFace(family, await response.arrayBuffer(), descriptors).load();
}
