import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../../use-lazy-component.ts';

/** Loaded separately, because few orders need one of these notices. */
export const LazyLineNotice = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "form-parts" */ './line-notice.tsx'), 'LineNotice'),
  'The note',
);
