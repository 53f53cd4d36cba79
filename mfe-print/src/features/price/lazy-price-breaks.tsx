import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

/** Loaded after the form, which already shows the price of the chosen quantity. */
export const LazyPriceBreaks = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "form-parts" */ './price-breaks.tsx'), 'PriceBreaks'),
  'The prices by quantity',
);
