/**
 * Loads the fonts immediately if they were cached on an earlier visit, or else after the first
 * paint. Inlined into the HTML, so it must not use anything outside its body.
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
