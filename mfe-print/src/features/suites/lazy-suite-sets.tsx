import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

export const LazySuiteSets = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "suite-sets" */ './suite-sets.tsx'), 'SuiteSets'),
  'The groups of guests',
);
