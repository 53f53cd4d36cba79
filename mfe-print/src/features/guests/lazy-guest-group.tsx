import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

/**
 * Loads the guest list separately, so that the rest of the form can be used before the list has
 * loaded.
 */
export const LazyGuestGroup = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "guest-list" */ './guest-group.tsx'), 'GuestGroup'),
  'The guest list',
);
