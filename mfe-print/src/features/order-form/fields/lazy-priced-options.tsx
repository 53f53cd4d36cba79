import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../../use-lazy-component.ts';

/** Loads the offered values separately, because only custom prints have them. */
export const LazyPricedOptions = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "priced-options" */ './priced-options.tsx'), 'PricedOptions'),
);
