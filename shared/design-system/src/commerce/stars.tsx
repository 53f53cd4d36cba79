import { MAXIMUM_RATING, starCount } from '@kaagazz/domain';
import styled from 'styled-components';

import { Icon } from '../icons/icon.tsx';
import { tokens } from '../tokens/tokens.ts';

const Root = styled.span`
  display: inline-flex;
  gap: 1px;
  color: ${tokens.color.marigold};
`;

export interface StarsProps {
  /** 0 to 5, drawn rounded down; 4 when there is none (specification §9) */
  rating?: number | null;
  /** CSS pixels, default 17 */
  size?: number;
  className?: string;
}

/** A rating as stars, without a count: there are no real reviews yet (E2). */
export function Stars({ rating, size = 17, className }: StarsProps) {
  const full = starCount(rating);

  return (
    <Root className={className} role="img" aria-label={`${full} out of ${MAXIMUM_RATING} stars`}>
      {Array.from({ length: MAXIMUM_RATING }, (_, index) => (
        <Icon key={index} name={index < full ? 'star' : 'star-empty'} size={size} />
      ))}
    </Root>
  );
}
