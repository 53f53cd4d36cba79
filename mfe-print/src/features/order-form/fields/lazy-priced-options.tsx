import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../../use-lazy-component.ts';

export const LazyPricedOptions = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "priced-options" */ './priced-options.tsx'), 'PricedOptions'),
  'The choices',
);
