import type { DesignFields, Measure } from '@kaagazz/print-design';
import { useMemo, useRef, useState } from 'react';

import { PrintOrderForm } from '../order-form/index.ts';
import { Peek } from './peek.tsx';
import { PreviewFigure } from './preview-figure.tsx';
import type { PreviewedSheet } from './previewed-sheet.ts';
import { StudioProvider } from './studio-context.ts';
import { Bench } from './studio.styles.ts';
import { useOnScreen } from './use-on-screen.ts';
import { usePreview } from './use-preview.ts';

const NOTHING_TYPED: DesignFields = {};

interface StudioProps {
  sheet: PreviewedSheet;
  /** another ruler than the browser's canvas. Keep it the same function. */
  measureBy?: () => Measure;
}

/** A design and the form that fills it. Where both have no room beside each other, the part that is being typed stays in sight (`Peek`). */
export function Studio({ sheet, measureBy }: StudioProps) {
  const { service, id } = sheet;
  const [values, setValues] = useState(NOTHING_TYPED);
  const [picture, setPicture] = useState<string | null>(null);
  const logo = picture ?? undefined;
  const preview = usePreview({ service, designId: id, values, hasLogo: picture !== null, measureBy });
  const sheets = useRef<HTMLDivElement>(null);
  const isSheetInView = useOnScreen(sheets);
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
    <StudioProvider value={state}>
      <Bench>
        {!isSheetInView && <Peek />}
        {form}
      </Bench>
    </StudioProvider>
  );
}
