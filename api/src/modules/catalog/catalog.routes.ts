import type { App } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { catalogResponses } from './catalog-responses.ts';
import type { Catalog } from './catalog.service.ts';
import type { ProductPreviews } from './desk/product-previews.ts';

interface CatalogOptions {
  ttlMs: number;
  previews: ProductPreviews;
  onEmptySearch: (search: string) => void;
}

export function registerCatalog(app: App, catalog: Catalog, { ttlMs, previews, onEmptySearch }: CatalogOptions): void {
  const responses = catalogResponses(app, ttlMs);
  const cached = { onRequest: responses.sendCached };

  route(app, 'listProducts', cached, (request, reply) =>
    responses.send(request, reply, async () => {
      const { q, cursor, category, minPrice, maxPrice, discounted, inStock, ecoFriendly } = request.query;
      const found = await catalog.list(request.query);
      const isFiltered =
        [cursor, category, minPrice, maxPrice].some((filter) => filter !== undefined) ||
        [discounted, inStock, ecoFriendly].some(Boolean);
      if (q && (found.isPartialMatch || found.products.length === 0) && !isFiltered) onEmptySearch(q);
      return { success: true, ...found };
    }),
  );

  route(app, 'listCategory', cached, (request, reply) =>
    responses.send(request, reply, async () => {
      return { success: true, ...(await catalog.list({ ...request.query, ...request.params })) };
    }),
  );

  route(app, 'listCategories', cached, (request, reply) =>
    responses.send(request, reply, async () => {
      return { success: true, categories: await catalog.categories(), nextCursor: null };
    }),
  );

  route(app, 'suggestProducts', cached, (request, reply) =>
    responses.send(request, reply, async () => ({ success: true, ...(await catalog.suggest(request.query.q)) })),
  );

  route(app, 'listTopPicks', cached, (request, reply) =>
    responses.send(request, reply, async () => ({ success: true, products: await catalog.topPicks() })),
  );

  route(app, 'getProduct', cached, (request, reply) =>
    responses.send(request, reply, async () => {
      const { params, query } = request;
      return { success: true, product: await catalog.product(params.id, previews.changesIn(query.preview, params.id)) };
    }),
  );

  route(app, 'listRelatedProducts', cached, (request, reply) =>
    responses.send(request, reply, async () => ({ success: true, products: await catalog.related(request.params.id) })),
  );
}
