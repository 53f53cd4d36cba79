/**
 * Runs inline in every document, before its body: on a first visit the site's fonts are asked for once the first screen has been painted with the
 * device's own (`startWhenPainted` calls `bringFonts`). Asked for earlier, they take the line from the first picture, and the page is seen later by as long.
 * A browser that had them before (`fonts` in its storage) has them at once, out of its cache, before anything is painted. All are put on together: each face
 * would lay out the whole page once more. It stands in the HTML as its own source text, so it uses nothing but the browser: no import, no function beside it.
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
  if (isKnown) bringIfPossible();
  else globalThis.__KAAGAZZ__.bringFonts = bringIfPossible;
}
