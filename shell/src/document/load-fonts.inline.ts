/**
 * Runs inline at the start of every document and loads the web fonts.
 *
 * On a first visit, the fonts are loaded after the first paint, when `startWhenPainted` calls
 * `loadFonts`, because they would compete with the first picture for bandwidth. They are added
 * together, because each added font causes another layout. On later visits they are cached, so they
 * are added before the first layout.
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

  // Remember loaded fonts in a cookie, because local storage is reserved for data whose loss
  // shoppers would notice.
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
