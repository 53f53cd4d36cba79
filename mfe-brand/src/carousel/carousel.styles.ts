import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { SectionTop } from '../section-top/section-top.ts';

export const CarouselTop = styled(SectionTop)`
  align-items: center;
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space(1)};

  @media (scripting: none) {
    display: none;
  }
`;

export const Position = styled.span`
  min-width: 4ch;
  text-align: center;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const Viewport = styled.div`
  --gap: ${tokens.space(5)};

  overflow: hidden;
  margin-inline: calc(-1 * var(--gap));

  ${media.desktop} {
    --gap: ${tokens.space(7)};
  }
`;

/**
 * The track is as tall as the tallest slide, so that the content below doesn't move when the slide
 * changes.
 */
export const Track = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;

  @media (scripting: none) {
    display: grid;
    gap: ${tokens.space(8)};
  }
`;

export const Slide = styled.div<{ $perView: number }>`
  flex: 0 0 100%;
  min-width: 0;
  padding: ${tokens.space(1)} var(--gap);

  ${media.desktop} {
    flex-basis: ${({ $perView }) => `${100 / $perView}%`};
  }
`;
