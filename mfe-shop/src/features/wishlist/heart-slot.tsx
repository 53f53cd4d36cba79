import { useHydrated } from '@kaagazz/contract';
import styled from 'styled-components';

import { Heart } from './heart.tsx';
import type { HeartProps } from './heart.tsx';

/** Reserves space for the heart button, which isn't rendered on the server. */
const Place = styled.div`
  min-height: 2.75rem;
`;

export function HeartSlot(props: HeartProps) {
  const isHydrated = useHydrated();
  return <Place>{isHydrated && <Heart {...props} />}</Place>;
}
