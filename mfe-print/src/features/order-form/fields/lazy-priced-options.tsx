import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../../use-lazy-component.ts';

/** Loaded separately, because only custom prints have suggested values. */
export const LazyPricedOptions = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "priced-options" */ './priced-options.tsx'), 'PricedOptions'),
  'The choices',
);
