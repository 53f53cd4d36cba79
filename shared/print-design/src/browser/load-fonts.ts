import { type FontId, fontOf } from '../fonts.ts';
import { runsOf, type Script, unicodeRangeOf } from '../script.ts';

const loading = new Map<string, Promise<void>>();

/**
 * Loads what a text needs of fonts, once each: Latin always and first, other scripts only where the text has their letters. A file that
 * does not come is no failure: the browser sets its letters in the next font of the list; it is asked for again next time.
 */
export async function loadFonts(ids: readonly FontId[], text = ''): Promise<void> {
  const needed = new Set<Script>(['latin', ...runsOf(text).map(({ script }) => script)]);
  const { FONT_FILES } = await import(/* webpackChunkName: "print-font-files" */ './font-files.ts');
  for (const script of needed) await Promise.all(ids.map((id) => loadFile(id, script, FONT_FILES[id][script])));
}

function loadFile(id: FontId, script: Script, url: string): Promise<void> {
  const key = `${id} ${script}`;
  const known = loading.get(key);
  if (known) return known;
  const { family, weight, style } = fontOf(id);
  const face = new FontFace(family, `url(${url}) format('woff2')`, {
    weight: String(weight),
    style,
    unicodeRange: unicodeRangeOf(script),
  });
  document.fonts.add(face);
  const loaded = face.load().then(
    () => undefined,
    () => {
      document.fonts.delete(face);
      loading.delete(key);
    },
  );
  loading.set(key, loaded);
  return loaded;
}
