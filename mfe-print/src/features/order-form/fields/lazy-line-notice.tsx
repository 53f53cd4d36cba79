import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../../use-lazy-component.ts';

export const LazyLineNotice = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "form-parts" */ './line-notice.tsx'), 'LineNotice'),
  'The note',
);
