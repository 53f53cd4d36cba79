import { Dialog, Icon, VisuallyHidden, media, tokens } from '@kaagazz/design-system';
import { useState } from 'react';
import styled from 'styled-components';

import { cropToField } from '../drawing/crop-to-field.ts';
import { DrawingView } from '../drawing/drawing-view.tsx';
import { PreviewFigure } from './preview-figure.tsx';
import { usePreviewContext } from './preview-context.ts';
import { useFocusedField } from './use-focused-field.ts';

/** Height of the strip by its width: a finger's breadth above a phone's keyboard. */
const SHARE = 0.24;

/** Takes no room of its own, so that nothing moves when the strip comes and goes. */
const Place = styled.div`
  position: sticky;
  top: 4rem;
  z-index: 10;
  height: 0;

  ${media.desktop} {
    display: none;
  }
`;

const Strip = styled.button`
  position: absolute;
  inset: 0 0 auto;
  display: block;
  height: 5.5rem;
  padding: 0;
  border: 0;
  border-radius: 0 0 ${tokens.radius.md} ${tokens.radius.md};
  background: ${tokens.color.paperShade};
  box-shadow: ${tokens.shadow.lifted};
  overflow: hidden;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Corner = styled.span`
  position: absolute;
  inset: auto ${tokens.space(2)} ${tokens.space(2)} auto;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.sheet};
`;

/**
 * A strip below the header of a phone: the part of the sheet that is being typed right now, while the form covers the rest. A press opens the whole.
 */
export function PreviewStrip() {
  const { sheet, preview, logo } = usePreviewContext();
  const [isOpen, setIsOpen] = useState(false);
  const band = cropToField(preview.drawings, useFocusedField(), SHARE);
  if (!band) return null;

  return (
    <Place>
      <Strip type="button" onClick={() => setIsOpen(true)}>
        <DrawingView drawing={band.drawing} crop={band.crop} samples={preview.samples} logo={logo} />
        <VisuallyHidden>See the whole preview</VisuallyHidden>
        <Corner>
          <Icon name="search" size={18} />
        </Corner>
      </Strip>
      <Dialog open={isOpen} title={sheet.name} onClose={() => setIsOpen(false)}>
        <PreviewFigure />
      </Dialog>
    </Place>
  );
}
