import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

/** Loaded separately, so that the rest of the form can be used first. */
export const LazyGuestGroup = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "guest-list" */ './guest-group.tsx'), 'GuestGroup'),
  'The guest list',
);
