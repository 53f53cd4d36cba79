import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { Quote } from './voices.styles.ts';

export const CarouselControls = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space(1)};

  @media (scripting: none) {
    display: none;
  }
`;

export const Position = styled.span`
  min-width: 4ch;
  color: ${tokens.color.inkSoft};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** All voices share one cell, as high as the longest: nothing below it jumps. */
export const Stage = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const LoneVoice = styled.li<{ $shown: boolean }>`
  display: grid;
  grid-area: 1 / 1;
  justify-items: start;
  align-content: start;
  gap: ${tokens.space(4)};
  max-width: 52rem;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${tokens.time.slow} ease;

  ${Quote} {
    margin: 0;
    font-size: ${tokens.size.xl};
    line-height: 1.3;
  }

  @media (scripting: none) {
    grid-area: auto;
    margin-bottom: ${tokens.space(8)};
    visibility: visible;
    opacity: 1;
  }
`;
