import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../../use-lazy-component.ts';

/** Loaded separately, because few shoppers edit a paid order or a line that is gone. */
export const LazyLineNotice = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "line-notice" */ './line-notice.tsx'), 'LineNotice'),
  'The note',
);
