/**
 * Runs inline in every document, before its body: on a first visit the site's fonts are asked for once the first screen has been painted with the
 * device's own (`startWhenPainted` calls `bringFonts`). Asked for earlier, they take the line from the first picture, and the page is seen later by as long.
 * All are put on together, as bytes: each face would lay out the whole page once more, and one that is loaded by its address twice. A browser that had them
 * before (`fonts` in its storage) has them in its cache: there they are put on by their addresses before there is anything to lay out, and Chromium waits for such
 * a moment before it paints. It stands in the HTML as its own source text, so it uses nothing but the browser: no import, no function beside it.
 */
export function bringFonts(faces: readonly (readonly [family: string, weight: string, url: string])[]): void {
  const load = async ([family, weight, url]: (typeof faces)[number]) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return new FontFace(family, await answer.arrayBuffer(), { weight }).load();
  };
  const bring = () =>
    Promise.all(faces.map(load)).then((loaded) => {
      for (const face of loaded) document.fonts.add(face);
      localStorage.setItem('fonts', 'seen');
    });
  // Without them the page is read in the device's own, also where nothing can be kept.
  const bringIfPossible = () => void bring().catch(() => undefined);

  let isKnown = false;
  try {
    isKnown = localStorage.getItem('fonts') !== null;
  } catch {
    // each visit is a first one
  }
  if (isKnown) {
    for (const [family, weight, url] of faces) {
      const face = new FontFace(family, `url(${url})`, { weight, display: 'swap' });
      document.fonts.add(face);
      void face.load().catch(() => undefined);
    }
  } else globalThis.__KAAGAZZ__.bringFonts = bringIfPossible;
}
