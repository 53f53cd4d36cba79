import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

/** Loads the delivery dates after the form, which is usable without them. */
export const LazyArrivalFields = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "arrival-fields" */ './arrival-fields.tsx'), 'ArrivalFields'),
  'The delivery dates',
);
