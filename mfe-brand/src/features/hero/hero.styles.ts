import { Text, deckledTop, pageColumn, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { BESIDE, STACKED, TALL_CUT, WIDE_CUT } from './hero-slides.ts';

const SCREEN = 'calc(100svh - 4.5rem)';

export const Frame = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: ${SCREEN};
  overflow: hidden;
  background: ${tokens.color.ground};

  @media ${STACKED} {
    grid-template-rows: minmax(82vw, 1fr) auto auto;
  }

  @media ${BESIDE} {
    grid-template-rows: 1fr auto;
  }
`;

export const Slide = styled.picture<{ $shown: boolean }>`
  position: absolute;
  inset: 0;
  z-index: -1;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  /* The old picture stays until the new one is opaque, so that no background shows through. */
  transition: opacity 900ms ease ${({ $shown }) => ($shown ? '0ms' : '300ms')};

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  /* Keeps the scene in the right half and fades it into the page's background. */
  @media ${TALL_CUT} {
    inset: 0 0 auto 50%;
    height: 62.5vw;
    mask: linear-gradient(black 75%, transparent);
  }

  @media ${STACKED} {
    left: 0;
    height: 125vw;
    mask: none;
  }
`;

export const SlideImage = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;

  @media ${BESIDE} {
    object-position: right center;
  }

  /* Fades photographs behind the text. Drawings have no alt text and need no fading. */
  @media ${WIDE_CUT} {
    &:not([alt='']) {
      mask: linear-gradient(90deg, transparent 40%, black 60%);
    }
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space(5)};
  ${pageColumn}
  padding-block: ${tokens.space(6)};

  & > * {
    max-width: 34rem;
  }

  @media ${STACKED} {
    position: relative;
    grid-row: 2;
    max-width: none;
    background: ${tokens.color.ground};

    &::before {
      position: absolute;
      inset: -10px 0 auto;
      height: 12px;
      max-width: none;
      background: inherit;
      clip-path: ${deckledTop(11)};
      content: '';
    }
  }

  @media ${BESIDE} {
    align-content: center;
    padding-block: ${tokens.space(10)};

    & > * {
      max-width: min(34rem, 46vw);
    }

    @media (max-width: 59.99em) {
      padding-inline-end: calc(50% + ${tokens.space(4)});
    }
  }
`;

export const Subline = styled(Text).attrs({ size: 'lg' as const })`
  max-width: 26rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(3)};

  /* Keeps both buttons on one row in the fallback font too. */
  & > a {
    padding-inline: ${tokens.space(5)};
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  ${pageColumn}
  padding-block: 0 ${tokens.space(4)};

  & > button {
    margin-left: ${tokens.space(-2.75)};

    @media (scripting: none) {
      display: none;
    }
  }

  @media ${STACKED} {
    grid-row: 3;
    max-width: none;
    background: ${tokens.color.ground};
  }
`;

export const Marks = styled.span`
  display: flex;
  gap: ${tokens.space(1)};
`;

export const Mark = styled.span<{ $current: boolean }>`
  width: 1rem;
  height: 3px;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.leaf};
  opacity: ${({ $current }) => ($current ? 1 : 0.35)};
  transition: opacity ${tokens.time.slow} ease;
`;

export const Caption = styled(Text).attrs({ size: 'sm' as const })`
  white-space: nowrap;
`;
