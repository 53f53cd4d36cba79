import { useHydrated } from '@kaagazz/contract';
import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { Heart } from './heart.tsx';
import type { HeartProps } from './heart.tsx';

/** Reserves space for the heart, which needs JavaScript and isn't rendered on the server. */
const Place = styled.div`
  min-height: 2.75rem;
`;

/** Places the heart in the corner of a product card. The parent element must be positioned. */
export const HeartCorner = styled.div`
  position: absolute;
  inset: ${tokens.space(1)} ${tokens.space(1)} auto auto;
`;

export function HeartSlot(props: HeartProps) {
  const isHydrated = useHydrated();
  return <Place>{isHydrated && <Heart {...props} />}</Place>;
}
