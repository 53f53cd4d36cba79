import { Picture } from '@kaagazz/design-system';
import type { SheetSide } from '@kaagazz/print-design';

import { SheetSideView } from '../sheet/sheet-side-view.tsx';
import type { Guides } from '../sheet/sheet-side-view.tsx';
import { usePreviewContext } from './preview-context.ts';
import { sideName } from './preview-sheet.ts';
import type { PreviewSheetSide } from './preview-sheet.ts';
import { SampleBadge, SideFrame } from './preview.styles.ts';
import { focusField } from './use-focused-field.ts';
import { useSideLabel } from './use-side-label.ts';

const PIXELS_PER_MM = 4;

interface PreviewSideProps extends PreviewSheetSide {
  side: SheetSide | undefined;
  guides: Guides;
}

export function PreviewSide({ name, picture, side, guides }: PreviewSideProps) {
  const { sheet, preview, logo } = usePreviewContext();
  const { width, height } = side ?? sheet;
  const { sides } = sheet;
  const fullName = sideName(sheet, name);
  const isSample = side
    ? side.shapes.some((shape) => shape.kind === 'text' && preview.samples.has(shape.field ?? ''))
    : picture !== null;
  const label = useSideLabel(fullName, side);

  return (
    <SideFrame $width={width} $height={height} $share={1 / sides.length}>
      {side && (
        <SheetSideView
          side={side}
          label={label}
          samples={preview.samples}
          guides={guides}
          logo={logo}
          onFieldClick={focusField}
        />
      )}
      {isSample && <SampleBadge tone="ink">Sample text</SampleBadge>}
      {!side && picture !== null && (
        <Picture
          src={picture}
          alt={`Example of ${fullName}`}
          width={width * PIXELS_PER_MM}
          height={height * PIXELS_PER_MM}
          priority
        />
      )}
    </SideFrame>
  );
}
