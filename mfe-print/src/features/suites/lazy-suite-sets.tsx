import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

/** Loads the groups of guests separately, because only suites have them. */
export const LazySuiteSets = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "suite-sets" */ './suite-sets.tsx'), 'SuiteSets'),
);
