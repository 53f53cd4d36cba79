import { darkSurface, media, pageColumn, tokens } from '@kaagazz/design-system';
import styled, { css } from 'styled-components';

/** Where a banner takes the tall cut of its picture: below `media.tablet`. */
export const NARROW = '(max-width: 639px)';

const night = css`
  ${darkSurface}
  background: ${tokens.color.indigo};
`;

/** Picture above the words on phones, behind them from tablets on. */
export const Banner = styled.section<{ $dark: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  overflow: hidden;
  color: ${tokens.color.ink};
  ${({ $dark }) => $dark && night}

  ${media.tablet} {
    align-items: center;
    min-height: min(80svh, 46rem);
  }
`;

export const Scene = styled.picture`
  display: block;
  aspect-ratio: 1;

  ${media.tablet} {
    position: absolute;
    inset: 0;
    z-index: -1;
    aspect-ratio: auto;
  }
`;

export const BannerImage = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: center top;

  ${media.tablet} {
    object-position: right center;
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

  ${media.tablet} {
    & > * {
      max-width: min(34rem, 46vw);
    }
  }
`;
