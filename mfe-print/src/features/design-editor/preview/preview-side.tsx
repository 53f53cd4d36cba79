import { Picture, useDebouncedValue } from '@kaagazz/design-system';
import type { Drawing } from '@kaagazz/print-design';

import { DrawingView } from '../drawing/drawing-view.tsx';
import type { Guides } from '../drawing/drawing-view.tsx';
import { Side } from './preview.styles.ts';
import { focusField } from './use-focused-field.ts';
import type { PreviewedSheet, PreviewedSide } from './previewed-sheet.ts';
import { drawingText } from '../drawing/drawing-text.ts';

/** Screen readers announce the new text after a pause this long in typing. */
const ANNOUNCE_AFTER_MS = 1000;
/** Pictures are drawings: any size will do, as long as the proportions are the sheet's. */
const PIXELS_A_MM = 4;

interface PreviewSideProps {
  sheet: PreviewedSheet;
  side: PreviewedSide;
  /** absent until its design has come */
  drawing: Drawing | undefined;
  samples: ReadonlySet<string>;
  guides: Guides;
  logo: string | undefined;
}

/** One side of the sheet: its picture at first, then what is typed. */
export function PreviewSide({ sheet, side, drawing, samples, guides, logo }: PreviewSideProps) {
  const { name, width, height, sides } = sheet;
  const what = side.name === '' ? name : `${name}, ${side.name.toLowerCase()}`;
  const words = useDebouncedValue(drawing ? drawingText([drawing]) : '', ANNOUNCE_AFTER_MS);

  return (
    <Side $width={width} $height={height} $share={1 / sides.length}>
      {drawing && (
        <DrawingView
          drawing={drawing}
          label={`Preview of ${what}: ${words}`}
          samples={samples}
          guides={guides}
          logo={logo}
          onPick={focusField}
        />
      )}
      {!drawing && side.picture !== null && (
        <Picture
          src={side.picture}
          alt={`Example of ${what}`}
          width={width * PIXELS_A_MM}
          height={height * PIXELS_A_MM}
          priority
        />
      )}
    </Side>
  );
}
