import type { Discovery } from '@kaagazz/contract';

import { paths } from '../paths.ts';

export const discovery: Discovery = {
  personal: [paths.cart, paths.order, paths.orderCompleted, paths.wishlist],
  lists: [
    { call: '/product/category', list: 'categories', path: `${paths.products}?category=:slug`, id: 'slug' },
    {
      call: '/product/list?limit=100&sort=newest',
      list: 'products',
      path: paths.product,
      id: '_id',
      lastModified: 'createdAt',
    },
  ],
};
