import { Picture } from '@kaagazz/design-system';
import type { SheetSide } from '@kaagazz/print-design';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { cardPicture } from '../../../illustrations/card-pictures.ts';
import { cssTransform, homographyTo } from '../paper/homography.ts';
import { SheetSideView } from '../sheet/sheet-side-view.tsx';
import { usePreviewContext } from './preview-context.ts';
import { sideName } from './preview-sheet.ts';
import { PaperFrame, SampleBadge } from './preview.styles.ts';
import { focusField } from './use-focused-field.ts';
import { useSideLabel } from './use-side-label.ts';

const PIXELS_PER_MM = 4;
const PICTURE_PX = 800;

const Ink = styled.div<{ $mask: string }>`
  position: absolute;
  inset: 0;
  overflow: hidden;
  mix-blend-mode: multiply;
  -webkit-mask: url(${({ $mask }) => $mask}) 0 0 / 100% 100%;
  mask: url(${({ $mask }) => $mask}) 0 0 / 100% 100%;
`;

const Projected = styled.div<{ $width: number; $height: number; $transform: string }>`
  position: absolute;
  width: ${({ $width }) => $width}px;
  height: ${({ $height }) => $height}px;
  transform-origin: 0 0;
  transform: ${({ $transform }) => $transform};

  /* The bleed is outside of the trimmed sheet, and reaches every part of a deckled edge. */
  svg {
    overflow: visible;
  }
`;

export function PaperView({ onError }: { onError: () => void }) {
  const { sheet, preview } = usePreviewContext();
  const [frame, width] = useWidth();
  const { cards, mask, alt, src, avif } = cardPicture(sheet);

  return (
    <PaperFrame ref={frame} onErrorCapture={onError}>
      <Picture
        src={src}
        avif={avif}
        sizes="(min-width: 40rem) 34rem, 90vw"
        alt={alt}
        width={PICTURE_PX}
        height={PICTURE_PX}
        priority
      />
      {/* Load the mask as an image to detect errors, which CSS doesn't report. */}
      <img src={mask} alt="" hidden />
      <Ink $mask={mask}>
        {cards.map((card, index) => {
          const side = preview.sides[index];
          if (!side) return null;
          const [sideWidth, sideHeight] = [side.width * PIXELS_PER_MM, side.height * PIXELS_PER_MM];
          const transform = cssTransform(homographyTo(card, sideWidth, sideHeight), width);
          return (
            <Projected key={index} $width={sideWidth} $height={sideHeight} $transform={transform}>
              <PrintedSide side={side} name={sideName(sheet, sheet.sides[index]?.name ?? '')} />
            </Projected>
          );
        })}
      </Ink>
      {preview.samples.size > 0 && <SampleBadge tone="ink">Sample text</SampleBadge>}
    </PaperFrame>
  );
}

function PrintedSide({ side, name }: { side: SheetSide; name: string }) {
  const { preview, logo } = usePreviewContext();
  return (
    <SheetSideView
      side={side}
      label={useSideLabel(`${name} on paper`, side)}
      samples={preview.samples}
      logo={logo}
      onFieldClick={focusField}
    />
  );
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return [ref, width] as const;
}
