import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

import { IconButton } from '../actions/icon-button.tsx';
import { lightSurface } from '../tokens/theme-variables.ts';
import { tokens } from '../tokens/tokens.ts';
import { Heading } from '../typography/heading.tsx';

const Root = styled.dialog`
  ${lightSurface}
  box-sizing: border-box;
  width: min(40rem, calc(100vw - 2rem));
  max-height: min(46rem, calc(100dvh - 2rem));
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.lifted};
  overscroll-behavior: contain;

  &::backdrop {
    background: rgb(41 28 19 / 55%);
  }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(4)};
  padding: ${tokens.space(4)} ${tokens.space(3)} ${tokens.space(3)} ${tokens.space(6)};
  background: inherit;
`;

const Body = styled.div`
  padding: ${tokens.space(2)} ${tokens.space(6)} ${tokens.space(6)};
`;

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

export function Dialog({ open, title, onClose, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (open && dialog?.open === false) dialog.showModal();
    if (!open && dialog?.open === true) dialog.close();
  }, [open]);

  const closeFromBeside = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };

  return (
    <Root
      ref={element}
      className={className}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
      onClick={closeFromBeside}
    >
      {open && (
        <>
          <Head>
            <Heading level={2} size="lg" id={titleId}>
              {title}
            </Heading>
            <IconButton label="Close" icon="close" onClick={onClose} />
          </Head>
          <Body>{children}</Body>
        </>
      )}
    </Root>
  );
}
