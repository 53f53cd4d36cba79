import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

export const LazyGuestGroup = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "guest-list" */ './guest-group.tsx'), 'GuestGroup'),
  'The guest list',
);
