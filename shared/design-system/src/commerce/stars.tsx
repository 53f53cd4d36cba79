import { MAXIMUM_RATING, starCount } from '@kaagazz/domain';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';

const Root = styled.span`
  display: inline-flex;
  color: ${tokens.color.star};
`;

/** In CSS pixels. */
const SIZE = 17;
const GAP = 1;
const WIDTH = MAXIMUM_RATING * (SIZE + GAP) - GAP;

function drawn(pixels: number): number {
  return Number(((pixels / SIZE) * 24).toFixed(3));
}

const STARS = Array.from({ length: MAXIMUM_RATING }, (_, index) => {
  const middle = drawn(index * (SIZE + GAP) + SIZE / 2);
  return `M${middle} 3.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4.1 5.8-.8z`;
});

export interface StarsProps {
  /** From 0 to 5. */
  rating?: number | null;
  className?: string;
}

/**
 * Draws all stars with at most two SVG paths, because a product list contains hundreds of stars.
 */
export function Stars({ rating, className }: StarsProps) {
  const full = starCount(rating);

  return (
    <Root className={className} role="img" aria-label={`${full} out of ${MAXIMUM_RATING} stars`}>
      <svg
        width={WIDTH}
        height={SIZE}
        viewBox={`0 0 ${drawn(WIDTH)} 24`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {full > 0 && <path d={STARS.slice(0, full).join('')} fill="currentColor" />}
        {full < MAXIMUM_RATING && <path d={STARS.slice(full).join('')} />}
      </svg>
    </Root>
  );
}
