import { preloadQuery } from '@kaagazz/contract';
import type { RemoteFace } from '@kaagazz/contract';
import { page } from '@kaagazz/contract/page';
import { SEED_CATEGORIES } from '@kaagazz/domain';

import { shopApi, wantedProduct } from '../api.ts';
import { newestListing, readListing } from '../features/catalogue/listing-url.ts';
import { paths, productPath } from '../paths.ts';
import { discovery } from './discovery.ts';

const { categoryPictures, landingTexts, newestProducts, products, product, relatedProducts, reviews, topPicks } =
  shopApi.endpoints;

const face: RemoteFace = {
  contract: 1,
  version: __APP_VERSION__,
  api: shopApi,
  discovery: __SERVER__ ? discovery : undefined,
  routes: [
    {
      id: 'shop.landing',
      path: paths.shop,
      handle: { chunk: 'shop-page', menu: 'Store' },
      loader: (args) =>
        preloadQuery(
          args,
          topPicks.initiate(undefined, { subscribe: false }),
          newestProducts.initiate(undefined, { subscribe: false }),
          landingTexts.initiate(new URL(args.request.url).searchParams.get('preview'), { subscribe: false }),
          ...SEED_CATEGORIES.map(({ slug }) => categoryPictures.initiate(slug, { subscribe: false })),
        ),
      lazy: page(() => import(/* webpackChunkName: "shop-page" */ '../pages/shop-page.tsx'), 'ShopPage'),
    },
    {
      id: 'shop.collection',
      path: paths.collection,
      handle: { chunk: 'collection-page' },
      loader: (args) =>
        preloadQuery(
          args,
          products.initiate(newestListing(new URL(args.request.url).searchParams), { subscribe: false }),
        ),
      lazy: page(
        () => import(/* webpackChunkName: "collection-page" */ '../pages/collection-page.tsx'),
        'CollectionPage',
      ),
    },
    {
      id: 'shop.products',
      path: paths.products,
      handle: { chunk: 'products-page' },
      async loader(args) {
        const listing = readListing(new URL(args.request.url).searchParams);
        return listing === null ? null : preloadQuery(args, products.initiate(listing, { subscribe: false }));
      },
      lazy: page(() => import(/* webpackChunkName: "products-page" */ '../pages/products-page.tsx'), 'ProductsPage'),
    },
    {
      id: 'shop.product',
      path: paths.product,
      handle: { chunk: 'product-page', example: productPath('notebook-a5-marigold') },
      loader: (args) =>
        preloadQuery(
          args,
          product.initiate(wantedProduct(args.params.id ?? '', new URL(args.request.url).searchParams), {
            subscribe: false,
          }),
          relatedProducts.initiate(args.params.id ?? '', { subscribe: false }),
          reviews.initiate(args.params.id ?? '', { subscribe: false }),
        ),
      lazy: page(() => import(/* webpackChunkName: "product-page" */ '../pages/product-page.tsx'), 'ProductPage'),
    },
    {
      id: 'shop.bulk-order',
      path: paths.bulk,
      handle: { chunk: 'bulk-order-page', example: `${productPath('notebook-a5-marigold')}/bulk` },
      loader: (args) => preloadQuery(args, product.initiate({ id: args.params.id ?? '' }, { subscribe: false })),
      lazy: page(
        () => import(/* webpackChunkName: "bulk-order-page" */ '../pages/bulk-order-page.tsx'),
        'BulkOrderPage',
      ),
    },
    {
      id: 'shop.cart',
      path: paths.cart,
      handle: { chunk: 'cart-page', menu: 'Cart' },
      lazy: page(() => import(/* webpackChunkName: "cart-page" */ '../pages/cart-page.tsx'), 'CartPage'),
    },
    {
      id: 'shop.wishlist',
      path: paths.wishlist,
      handle: { chunk: 'wishlist-page', menu: 'Wishlist' },
      lazy: page(() => import(/* webpackChunkName: "wishlist-page" */ '../pages/wishlist-page.tsx'), 'WishlistPage'),
    },
    {
      id: 'shop.order',
      path: paths.order,
      handle: { chunk: 'order-page', ownDocument: true },
      lazy: page(() => import(/* webpackChunkName: "order-page" */ '../pages/order-page.tsx'), 'OrderPage'),
    },
    {
      id: 'shop.pay-link',
      path: paths.payLink,
      handle: { chunk: 'pay-link-page', ownDocument: true, example: '/order/pay/example' },
      lazy: page(() => import(/* webpackChunkName: "pay-link-page" */ '../pages/pay-link-page.tsx'), 'PayLinkPage'),
    },
    {
      id: 'shop.order-completed',
      path: paths.orderCompleted,
      handle: { chunk: 'order-completed-page' },
      lazy: page(
        () => import(/* webpackChunkName: "order-completed-page" */ '../pages/order-completed-page.tsx'),
        'OrderCompletedPage',
      ),
    },
  ],
};

export default face;
