/**
 * Runs inline at the start of every document and loads the web fonts.
 *
 * A first visit loads the fonts after the first paint, when `startWhenPainted` calls `loadFonts`,
 * because they would compete with the first picture for bandwidth. Later visits take them from the
 * cache before the first layout. All fonts are added at once, because each addition causes a
 * layout.
 *
 * The function's source is inserted into the HTML, so the function must not use anything outside
 * its body.
 */
export function loadFonts(faces: readonly (readonly [family: string, weight: string, url: string])[]): void {
  const loadFace = async ([family, weight, url]: (typeof faces)[number]) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new FontFace(family, await response.arrayBuffer(), { weight }).load();
  };
  const loadAll = async () => {
    const loaded = await Promise.all(faces.map(loadFace));
    for (const face of loaded) document.fonts.add(face);
    document.cookie = 'fonts=seen; path=/; max-age=31536000; samesite=lax';
  };

  // Remember in a cookie that the fonts are cached. Local storage is only for data that shoppers
  // would miss.
  if (/(?:^|; )fonts=/.test(document.cookie)) {
    for (const [family, weight, url] of faces) {
      const face = new FontFace(family, `url(${url})`, { weight, display: 'swap' });
      document.fonts.add(face);
      void face.load().catch(() => undefined);
    }
  } else {
    // If loading fails, the page keeps the fallback fonts.
    globalThis.__KAAGAZZ__.loadFonts = () => void loadAll().catch(() => undefined);
  }
}
