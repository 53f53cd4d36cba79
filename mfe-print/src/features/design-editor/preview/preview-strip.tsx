import { Dialog, Icon, VisuallyHidden, media, tokens } from '@kaagazz/design-system';
import { useState } from 'react';
import styled from 'styled-components';

import { cropToField } from '../sheet/crop-to-field.ts';
import { SheetSideView } from '../sheet/sheet-side-view.tsx';
import { PreviewFigure } from './preview-figure.tsx';
import { usePreviewContext } from './preview-context.ts';
import { useFocusedField } from './use-focused-field.ts';

const STRIP_RATIO = 0.24;

const Anchor = styled.div`
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

export function PreviewStrip() {
  const { sheet, preview, logo } = usePreviewContext();
  const [isOpen, setIsOpen] = useState(false);
  const band = cropToField(preview.sides, useFocusedField(), STRIP_RATIO);
  if (!band) return null;

  return (
    <Anchor>
      <Strip type="button" onClick={() => setIsOpen(true)}>
        <SheetSideView side={band.side} crop={band} samples={preview.samples} logo={logo} />
        <VisuallyHidden>Show the whole preview</VisuallyHidden>
        <Corner>
          <Icon name="search" size={18} />
        </Corner>
      </Strip>
      <Dialog open={isOpen} title={sheet.name} onClose={() => setIsOpen(false)}>
        <PreviewFigure />
      </Dialog>
    </Anchor>
  );
}
