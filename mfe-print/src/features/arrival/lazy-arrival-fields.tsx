import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

export const LazyArrivalFields = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "arrival-fields" */ './arrival-fields.tsx'), 'ArrivalFields'),
  'The delivery dates',
);
