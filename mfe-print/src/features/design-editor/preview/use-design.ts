import { loadDesign, loadFonts, measureWithCanvas } from '@kaagazz/print-design';
import type { Design, Measure } from '@kaagazz/print-design';
import type { PrintServiceId } from '@kaagazz/domain/print';
import { startTransition, useCallback, useEffect, useState } from 'react';

/** A design that can draw, and the rule that its letters are measured with. */
export interface LoadedDesign {
  design: Design;
  measure: Measure;
}

/** `null`: on its way; `failed`: the design's code did not come. */
type Loaded = LoadedDesign | null | 'failed';

/** So long a design waits for its fonts before it draws without them. */
const PATIENCE_MS = 1_500;

/**
 * Fetches a design after the page is on the screen, then the fonts that its text needs. It draws once they are there: each drawing is hundreds of shapes. Where they
 * take long it draws without them, and again when they have come: it is a poorer preview, but the words are in their places.
 *
 * @param text all that was typed: its letters say which files of a font are needed
 */
export function useDesign(
  service: PrintServiceId,
  id: string,
  text: string,
  measureBy: () => Measure = measureWithCanvas,
): Loaded {
  const [found, setFound] = useState<Design | null | 'failed'>(null);
  const [live, setLive] = useState<(LoadedDesign & { faces: number }) | null>(null);

  useEffect(() => {
    let isCurrent = true;
    drawnInPieces(loadDesign(service, id)).then(
      (design) => isCurrent && setFound(design),
      () => isCurrent && setFound('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [service, id]);

  const draws = useCallback(
    (design: Design, faces: number) =>
      // Nothing that is typed or pressed meanwhile waits for a drawing.
      startTransition(() =>
        setLive((drawn) =>
          drawn?.design === design && drawn.faces >= faces ? drawn : { design, faces, measure: measureBy() },
        ),
      ),
    [measureBy],
  );

  useEffect(() => {
    if (found === null || found === 'failed') return undefined;
    const impatient = setTimeout(() => draws(found, 0), PATIENCE_MS);
    return () => clearTimeout(impatient);
  }, [found, draws]);

  useEffect(() => {
    if (found === null || found === 'failed') return undefined;
    const { fonts, ownWords = '', sample } = found;
    let isCurrent = true;
    loadFonts(fonts, [ownWords, ...Object.values(sample), text].join(' ')).then(
      (faces) => isCurrent && draws(found, faces),
      () => isCurrent && draws(found, 0),
    );
    return () => {
      isCurrent = false;
    };
  }, [found, text, draws]);

  return found === 'failed' ? found : live;
}

/** Has the ornament of a design drawn part by part: drawn in one go it would hold up a page that has just begun. */
async function drawnInPieces(loading: Promise<Design>): Promise<Design> {
  const design = await loading;
  for (const part of design.ornament ?? []) {
    await new Promise((resolve) => setTimeout(resolve));
    part();
  }
  return design;
}
