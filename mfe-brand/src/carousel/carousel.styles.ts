import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** Heading on the left, controls on the right. */
export const CarouselTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(2)} ${tokens.space(6)};
  margin-bottom: ${tokens.space(8)};
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

/** Wider than the column by the gap on either side, so that slides are cut off in the gap. */
export const Viewport = styled.div`
  --gap: ${tokens.space(5)};

  overflow: hidden;
  margin-inline: calc(-1 * var(--gap));

  ${media.desktop} {
    --gap: ${tokens.space(7)};
  }
`;

/** A row as high as its highest slide: nothing below it jumps. */
export const Track = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;

  @media (scripting: none) {
    display: grid;
    gap: ${tokens.space(8)};
  }
`;

export const Slide = styled.div<{ $abreast: number }>`
  flex: 0 0 100%;
  min-width: 0;
  padding: ${tokens.space(1)} var(--gap);

  ${media.desktop} {
    flex-basis: ${({ $abreast }) => `${100 / $abreast}%`};
  }
`;
