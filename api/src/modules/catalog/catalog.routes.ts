import { z } from 'zod';
import type { App } from '../../app-context.ts';
import { failures } from '../../plugins/problem.ts';
import {
  CategoryQuery,
  ListQuery,
  OneProduct,
  ProductPage,
  Products,
  Suggestions,
  SuggestQuery,
} from './catalog.schema.ts';
import type { Catalog } from './catalog.service.ts';

const ById = z.object({ id: z.string() });

/** The product calls (specification §7): public, read only. */
export function registerCatalog(app: App, catalog: Catalog): void {
  const tags = ['product'];

  app.get(
    '/api/product/list',
    { schema: { tags, querystring: ListQuery, response: { 200: ProductPage, ...failures } } },
    async ({ query }) => ({ success: true as const, ...(await catalog.list(query)) }),
  );

  app.get(
    '/api/product/category/:category',
    {
      schema: {
        tags,
        params: z.object({ category: z.string() }),
        querystring: CategoryQuery,
        response: { 200: ProductPage, ...failures },
      },
    },
    async ({ params, query }) => ({ success: true as const, ...(await catalog.list({ ...query, ...params })) }),
  );

  app.get(
    '/api/product/suggest',
    { schema: { tags, querystring: SuggestQuery, response: { 200: Suggestions, ...failures } } },
    async ({ query }) => ({ success: true as const, ...(await catalog.suggest(query.q)) }),
  );

  app.get('/api/product/top-picks', { schema: { tags, response: { 200: Products, ...failures } } }, async () => ({
    success: true as const,
    products: await catalog.topPicks(),
  }));

  app.get(
    '/api/product/:id',
    { schema: { tags, params: ById, response: { 200: OneProduct, ...failures } } },
    async ({ params }) => ({ success: true as const, product: await catalog.product(params.id) }),
  );

  app.get(
    '/api/product/:id/related',
    { schema: { tags, params: ById, response: { 200: Products, ...failures } } },
    async ({ params }) => ({ success: true as const, products: await catalog.related(params.id) }),
  );
}
