import { media, pageColumn, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** Picture above the words on phones, behind them from tablets on. */
export const Banner = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  overflow: hidden;

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
  gap: ${tokens.space(4)};
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
