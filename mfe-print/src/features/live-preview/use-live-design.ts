import { loadDesign, loadFonts, measureWithCanvas } from '@kaagazz/print-design';
import type { Design, Measure } from '@kaagazz/print-design';
import type { PrintServiceId } from '@kaagazz/domain/print';
import { startTransition, useEffect, useState } from 'react';

import { wordsOn } from './words-on.ts';

/** A design that can draw, and the rule that its letters are measured with. */
export interface LiveDesign {
  design: Design;
  measure: Measure;
}

/** `null`: on its way; `failed`: the design's code did not come. */
type Loaded = LiveDesign | null | 'failed';

/**
 * Fetches a design after the page is on the screen, then the fonts that its text needs. It draws before they are there, too, and again when they are:
 * without them it is a poorer preview, but the words are in their places.
 *
 * @param text all that was typed: its letters say which files of a font are needed
 */
export function useLiveDesign(
  service: PrintServiceId,
  id: string,
  text: string,
  measureBy: (() => Measure) | undefined,
): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(null);

  useEffect(() => {
    let isCurrent = true;
    loadDesign(service, id).then(
      // A sheet is drawn of hundreds of shapes: nothing that is typed or pressed meanwhile waits for them.
      (design) =>
        isCurrent && startTransition(() => setLoaded({ design, measure: (measureBy ?? measureWithCanvas)() })),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [service, id, measureBy]);

  const design = loaded === null || loaded === 'failed' ? null : loaded.design;
  useEffect(() => {
    if (!design) return undefined;
    let isCurrent = true;
    const measureAnew = () =>
      isCurrent && startTransition(() => setLoaded({ design, measure: (measureBy ?? measureWithCanvas)() }));
    // A design may have words of its own, in a script that nobody typed.
    const own = wordsOn(design.draw(design.sample, (measureBy ?? measureWithCanvas)()));
    loadFonts(design.fonts, `${own} ${text}`).then(measureAnew, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [design, text, measureBy]);

  return loaded;
}
