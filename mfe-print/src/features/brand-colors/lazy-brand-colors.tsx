import { lazyPage } from '@kaagazz/contract';

import { lazyComponent } from '../../use-lazy-component.ts';

export const LazyBrandColors = lazyComponent(
  lazyPage(() => import(/* webpackChunkName: "brand-colors" */ './brand-colors.tsx'), 'BrandColors'),
  'The brand colours',
);
