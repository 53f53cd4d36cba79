import type { App } from '../../app-context.ts';
import { signedIn } from '../../plugins/auth-guard.ts';
import { route } from '../../plugins/operation-route.ts';
import type { Catalog } from '../catalog/catalog.service.ts';
import type { Wishlists } from './wishlists.service.ts';

const CHANGES = { config: { limits: ['account-changes'] } } as const;

export function registerWishlists(app: App, wishlists: Wishlists, catalog: Catalog): void {
  route(app, 'getWishlist', {}, (request) => wishlists.of(signedIn(request).id));
  route(app, 'addToWishlist', CHANGES, (request) => wishlists.add(signedIn(request).id, request.body.productIds));
  route(app, 'removeFromWishlist', CHANGES, (request) => wishlists.remove(signedIn(request).id, request.params.id));
  route(app, 'shareWishlist', CHANGES, (request) => wishlists.share(signedIn(request).id, request.body.isShared));
  route(app, 'getSharedWishlist', {}, async ({ params }) => ({ products: await wishlists.shared(params.token) }));
  route(app, 'listWishlistProducts', {}, async ({ query }) => ({ products: await catalog.byIds(query.ids) }));
}
