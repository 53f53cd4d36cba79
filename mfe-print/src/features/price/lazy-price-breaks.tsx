import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

export const LazyPriceBreaks = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "form-parts" */ './price-breaks.tsx'), 'PriceBreaks'),
  'The prices by quantity',
);
