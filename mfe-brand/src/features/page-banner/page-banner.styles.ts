import { darkSurface, media, pageColumn, tokens } from '@kaagazz/design-system';
import styled, { css } from 'styled-components';

/** Must match `media.tablet`. */
export const NARROW = '(max-width: 639px)';
export const NOT_NARROW = `not all and ${NARROW}`;

const WIDE = '@media (min-width: 1120px)';

const VERY_WIDE = '@media (min-width: 1600px)';

const night = css`
  ${darkSurface}
  background: ${tokens.color.indigo};
`;

export const Banner = styled.section<{ $dark: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  overflow: hidden;
  color: ${tokens.color.ink};
  ${({ $dark }) => $dark && night}

  ${WIDE} {
    align-items: center;
    min-height: min(80svh, 46rem);
  }

  ${VERY_WIDE} {
    min-height: min(86svh, 56.25vw);
  }
`;

export const Scene = styled.picture`
  display: block;
  aspect-ratio: 5 / 4;

  ${media.tablet} {
    height: min(56.25vw, 50svh);
    aspect-ratio: auto;
  }

  ${WIDE} {
    position: absolute;
    inset: 0 -4vw 0 0;
    z-index: -1;
    height: auto;
  }

  ${VERY_WIDE} {
    right: 0;
  }
`;

export const BannerImage = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: center 10%;

  ${WIDE} {
    object-position: right center;

    /* Fades photographs behind the text. Drawings have no alt text and need no fading. */
    &:not([alt='']) {
      mask: linear-gradient(90deg, transparent 40%, black 60%);
    }
  }

  ${VERY_WIDE} {
    object-position: right bottom;
  }
`;

export const Words = styled.div`
  ${pageColumn}
  display: grid;
  justify-items: start;
  gap: ${tokens.space(5)};
  padding-block: ${tokens.space(8)};

  & > * {
    max-width: 34rem;
  }

  ${WIDE} {
    & > * {
      max-width: min(34rem, 42vw);
    }
  }
`;
