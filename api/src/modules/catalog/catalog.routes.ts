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
import { catalogAnswers } from './catalog-answers.ts';
import type { Catalog } from './catalog.service.ts';

const ById = z.object({ id: z.string() });

/**
 * The product calls (specification §7): public, read only.
 *
 * @param keptMs how old an answer may be, in milliseconds; 0 asks the database each time
 */
export function registerCatalog(app: App, catalog: Catalog, keptMs: number): void {
  const tags = ['product'];
  const answers = catalogAnswers(app, keptMs);
  const onRequest = answers.sendKnown;

  app.get(
    '/api/product/list',
    { onRequest, schema: { tags, querystring: ListQuery, response: { 200: ProductPage, ...failures } } },
    (request, reply) =>
      answers.send(request, reply, async () => ({ success: true, ...(await catalog.list(request.query)) })),
  );

  app.get(
    '/api/product/category/:category',
    {
      onRequest,
      schema: {
        tags,
        params: z.object({ category: z.string() }),
        querystring: CategoryQuery,
        response: { 200: ProductPage, ...failures },
      },
    },
    (request, reply) =>
      answers.send(request, reply, async () => {
        return { success: true, ...(await catalog.list({ ...request.query, ...request.params })) };
      }),
  );

  app.get(
    '/api/product/suggest',
    { onRequest, schema: { tags, querystring: SuggestQuery, response: { 200: Suggestions, ...failures } } },
    (request, reply) =>
      answers.send(request, reply, async () => ({ success: true, ...(await catalog.suggest(request.query.q)) })),
  );

  app.get(
    '/api/product/top-picks',
    { onRequest, schema: { tags, response: { 200: Products, ...failures } } },
    (request, reply) =>
      answers.send(request, reply, async () => ({ success: true, products: await catalog.topPicks() })),
  );

  app.get(
    '/api/product/:id',
    { onRequest, schema: { tags, params: ById, response: { 200: OneProduct, ...failures } } },
    (request, reply) =>
      answers.send(request, reply, async () => ({ success: true, product: await catalog.product(request.params.id) })),
  );

  app.get(
    '/api/product/:id/related',
    { onRequest, schema: { tags, params: ById, response: { 200: Products, ...failures } } },
    (request, reply) =>
      answers.send(request, reply, async () => ({ success: true, products: await catalog.related(request.params.id) })),
  );
}
