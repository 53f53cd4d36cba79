import { useInView } from '@kaagazz/design-system';
import type { DesignFields, Measure } from '@kaagazz/print-design';
import { useMemo, useRef, useState } from 'react';

import { PrintOrderForm } from '../order-form/index.ts';
import { PreviewProvider } from './preview/preview-context.ts';
import { PreviewFigure } from './preview/preview-figure.tsx';
import type { PreviewSheet } from './preview/preview-sheet.ts';
import { PreviewStrip } from './preview/preview-strip.tsx';
import { EditorLayout } from './preview/preview.styles.ts';
import { usePreview } from './preview/use-preview.ts';
import { useShownCard } from './preview/use-shown-card.ts';

const MOST_OF_THE_SHEET = { threshold: 0.6, rootMargin: '-64px 0px 0px 0px' };

const NO_VALUES: DesignFields = {};

interface DesignEditorProps {
  sheet: PreviewSheet;
  /** Must be a stable reference. */
  createMeasure?: () => Measure;
}

export function DesignEditor({ sheet, createMeasure }: DesignEditorProps) {
  const { service, id } = sheet;
  const [values, setValues] = useState(NO_VALUES);
  const [picture, setPicture] = useState<string | null>(null);
  const drawn = usePreview({ sheet, values, hasLogo: picture !== null, createMeasure });
  const { preview, cards } = useShownCard(drawn);
  const sides = useRef<HTMLDivElement>(null);
  const isSheetInView = useInView(sides, MOST_OF_THE_SHEET);
  const state = useMemo(
    () => ({ sheet, preview, cards, logo: picture ?? undefined }),
    [sheet, preview, cards, picture],
  );

  const form = useMemo(
    () => (
      <PrintOrderForm
        service={service}
        {...(service.designs.length > 0 && { design: id })}
        aside={<PreviewFigure sidesRef={sides} />}
        onValues={setValues}
        onPicture={setPicture}
      />
    ),
    [service, id],
  );

  return (
    <PreviewProvider value={state}>
      <EditorLayout>
        {isSheetInView === false && <PreviewStrip />}
        {form}
      </EditorLayout>
    </PreviewProvider>
  );
}
