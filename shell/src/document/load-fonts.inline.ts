/**
 * Runs inline at the start of every document. On a first visit, fonts are loaded after the first
 * paint (`startWhenPainted` calls `loadFonts`), because they would compete with the first picture.
 * They are added together, as bytes, because each added font lays out the page again. On later
 * visits they are in the browser's cache and are added at once, before the first layout.
 *
 * Its source text is put into the HTML, so it uses no imports and nothing outside the function.
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
    localStorage.setItem('fonts', 'seen');
  };

  let areCached = false;
  try {
    areCached = localStorage.getItem('fonts') !== null;
  } catch {
    // Without storage, each visit is a first one.
  }
  if (areCached) {
    for (const [family, weight, url] of faces) {
      const face = new FontFace(family, `url(${url})`, { weight, display: 'swap' });
      document.fonts.add(face);
      void face.load().catch(() => undefined);
    }
  } else {
    // If loading fails, the page keeps the device's fonts.
    globalThis.__KAAGAZZ__.loadFonts = () => void loadAll().catch(() => undefined);
  }
}
