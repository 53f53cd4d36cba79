import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

/** Loaded after the form, because the form works without the arrival note. */
export const LazyArrivalFields = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "arrival-fields" */ './arrival-fields.tsx'), 'ArrivalFields'),
  'The delivery dates',
);
