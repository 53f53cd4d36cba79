import type { Discovery } from '@kaagazz/contract';
import { CATEGORIES } from '@kaagazz/domain';

import { paths } from '../paths.ts';

/** Adds the categories and all products to the sitemap. */
export const discovery: Discovery = {
  personal: [paths.cart, paths.order, paths.orderCompleted],
  pages: CATEGORIES.map(({ slug }) => ({ path: `${paths.products}?category=${slug}` })),
  lists: [
    {
      call: '/product/list?limit=100&sort=newest',
      list: 'products',
      path: paths.product,
      id: '_id',
      lastModified: 'createdAt',
    },
  ],
};
