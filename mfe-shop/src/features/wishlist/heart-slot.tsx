import { lazyPage, useHydrated } from '@kaagazz/contract';
import { tokens } from '@kaagazz/design-system';
import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import styled from 'styled-components';

import type { HeartProps } from './heart.tsx';

const load = lazyPage(() => import(/* webpackChunkName: "heart" */ './heart.tsx'), 'Heart');
/**
 * Renders nothing if the heart's code can't be loaded, because the page works without the heart.
 */
const Heart = lazy<ComponentType<HeartProps>>(async () => ({ default: await load().catch(() => () => null) }));

/** Reserves space for the heart, which loads after hydration. */
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
  return (
    <Place>
      {isHydrated && (
        <Suspense>
          <Heart {...props} />
        </Suspense>
      )}
    </Place>
  );
}
