import { useInView } from '@kaagazz/design-system';
import type { DesignFields, Measure } from '@kaagazz/print-design';
import { useMemo, useRef, useState } from 'react';

import { PrintOrderForm } from '../order-form/index.ts';
import { PreviewStrip } from './preview/preview-strip.tsx';
import { PreviewFigure } from './preview/preview-figure.tsx';
import type { PreviewedSheet } from './preview/previewed-sheet.ts';
import { PreviewProvider } from './preview/preview-context.ts';
import { Bench } from './preview/preview.styles.ts';
import { usePreview } from './preview/use-preview.ts';

/** The sticky header covers the top 64 px of the window. */
const MOST_OF_THE_SHEET = { threshold: 0.6, rootMargin: '-64px 0px 0px 0px' };

const NOTHING_TYPED: DesignFields = {};

interface DesignEditorProps {
  sheet: PreviewedSheet;
  /** another ruler than the browser's canvas. Keep it the same function. */
  measureBy?: () => Measure;
}

/** A design and the form that fills it. Where both have no room beside each other, the part that is being typed stays in sight (`PreviewStrip`). */
export function DesignEditor({ sheet, measureBy }: DesignEditorProps) {
  const { service, id } = sheet;
  const [values, setValues] = useState(NOTHING_TYPED);
  const [picture, setPicture] = useState<string | null>(null);
  const logo = picture ?? undefined;
  const preview = usePreview({ service, designId: id, values, hasLogo: picture !== null, measureBy });
  const sheets = useRef<HTMLDivElement>(null);
  const isSheetInView = useInView(sheets, MOST_OF_THE_SHEET);
  const state = useMemo(() => ({ sheet, preview, logo }), [sheet, preview, logo]);

  // The same element at each key: only what shows the sheet is drawn anew.
  const form = useMemo(
    () => (
      <PrintOrderForm
        service={service}
        {...(service.designs.length > 0 && { design: id })}
        aside={<PreviewFigure sheets={sheets} />}
        onValues={setValues}
        onPicture={setPicture}
      />
    ),
    [service, id],
  );

  return (
    <PreviewProvider value={state}>
      <Bench>
        {isSheetInView === false && <PreviewStrip />}
        {form}
      </Bench>
    </PreviewProvider>
  );
}
