import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

/** Loads the prices by quantity after the form, which shows the price of the typed quantity. */
export const LazyPriceBreaks = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "form-parts" */ './price-breaks.tsx'), 'PriceBreaks'),
  'The prices by quantity',
);
