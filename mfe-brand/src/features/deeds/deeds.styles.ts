import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(3)} ${tokens.space(6)};
  margin-bottom: ${tokens.space(8)};
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space(2)};

  @media (scripting: none) {
    display: none;
  }
`;

export const Position = styled.span`
  min-width: 3ch;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** All slides share one cell, so the stage is as high as the longest and nothing below it jumps. */
export const Stage = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Deed = styled.li<{ $shown: boolean }>`
  display: grid;
  grid-area: 1 / 1;
  gap: ${tokens.space(8)};
  align-content: start;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition:
    opacity ${tokens.time.slow} ease,
    visibility ${tokens.time.slow};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${tokens.space(16)};
    align-items: center;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media (scripting: none) {
    grid-area: auto;
    visibility: visible;
    opacity: 1;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
`;

export const DeedPicture = styled.img`
  width: min(60%, 20rem);
  height: auto;

  ${media.desktop} {
    width: 100%;
  }
`;
