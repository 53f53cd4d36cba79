import type { PrintServiceId } from '@kaagazz/domain/print';
import { loadDesign, loadFonts, measureWithCanvas } from '@kaagazz/print-design';
import type { Design, Measure } from '@kaagazz/print-design';
import { startTransition, useCallback, useEffect, useState } from 'react';

interface LoadedDesign {
  design: Design;
  measure: Measure;
}

const FONT_TIMEOUT_MS = 1_500;

export function useDesign(
  service: PrintServiceId,
  id: string,
  isNeeded: boolean,
  text: string,
  createMeasure: () => Measure = measureWithCanvas,
): LoadedDesign | null | 'failed' {
  const [design, setDesign] = useState<Design | null | 'failed'>(null);
  const [ready, setReady] = useState<(LoadedDesign & { fontFaces: number }) | null>(null);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    loadInSteps(service, id).then(
      (loaded) => isCurrent && setDesign(loaded),
      () => isCurrent && setDesign('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [service, id, isNeeded]);

  const showWith = useCallback(
    (shown: Design, fontFaces: number) =>
      startTransition(() =>
        setReady((now) =>
          now?.design === shown && now.fontFaces >= fontFaces
            ? now
            : { design: shown, fontFaces, measure: createMeasure() },
        ),
      ),
    [createMeasure],
  );

  useEffect(() => {
    if (design === null || design === 'failed') return undefined;
    const timer = setTimeout(() => showWith(design, 0), FONT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [design, showWith]);

  useEffect(() => {
    if (design === null || design === 'failed') return undefined;
    const { fonts, fixedText = '', sample } = design;
    let isCurrent = true;
    loadFonts(fonts, [fixedText, ...Object.values(sample), text].join(' ')).then(
      (fontFaces) => isCurrent && showWith(design, fontFaces),
      () => isCurrent && showWith(design, 0),
    );
    return () => {
      isCurrent = false;
    };
  }, [design, text, showWith]);

  if (!isNeeded) return null;
  return design === 'failed' ? design : ready;
}

async function loadInSteps(service: PrintServiceId, id: string): Promise<Design> {
  const design = await loadDesign(service, id);
  for (const drawPart of design.ornament ?? []) {
    await new Promise((resolve) => setTimeout(resolve));
    drawPart();
  }
  return design;
}
