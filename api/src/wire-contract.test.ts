import { ERROR_STATUS, errorsOf, type OperationId, operations } from '@kaagazz/api-schema';
import type { onRouteHookHandler } from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { openTestShop, type TestShop } from '../test-support/test-shop.ts';
import type { App } from './app-context.ts';

interface Described {
  operationId?: string;
  summary?: string;
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

let shop: TestShop;
const registered: string[] = [];

beforeAll(async () => {
  const collect: onRouteHookHandler = ({ method, url }) => {
    registered.push(...[method].flat().map((verb) => `${verb} ${url}`));
  };
  const listen = (message: unknown) => void (message as { fastify: App }).fastify.addHook('onRoute', collect);
  subscribe('fastify.initialization', listen);
  shop = await openTestShop().finally(() => unsubscribe('fastify.initialization', listen));
});
afterAll(() => shop.close());

it('the api’s routes outside /api/docs match the declared operations', () => {
  const routes = registered.filter((name) => /^(?!HEAD)\w+ \/api\/(?!docs)/.test(name));

  expect(routes.sort()).toEqual(
    Object.values(operations)
      .map(({ method, path }) => `${method} /api${path}`)
      .sort(),
  );
});

it('the API documentation lists all error codes of every public operation', async () => {
  const description = (await shop.app.inject('/api/docs/json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  const documented = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  const open = Object.entries(operations).filter(
    ([, { caller, path }]) => caller !== 'operator' && !path.startsWith('/desk/'),
  );

  expect(documented.map(({ operationId }) => operationId).sort()).toEqual(open.map(([id]) => id).sort());
  for (const { operationId, summary, responses } of documented) {
    const operation = operations[operationId as OperationId];
    expect(summary).toBe(operation.summary);
    for (const code of errorsOf(operation)) {
      const response = responses[ERROR_STATUS[code]];
      expect(response?.description.split(', ')).toContain(code);
      expect(response?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Problem' });
    }
  }
});

it('every operation has a unique summary with at most 92 characters', () => {
  const summaries = Object.values(operations).map(({ summary }) => summary);

  expect(summaries.filter((summary) => !/^[A-Z].{8,90}\.$/.test(summary))).toEqual([]);
  expect(new Set(summaries).size).toBe(summaries.length);
});

it('returning an undeclared error code causes a 500 response in tests', async () => {
  const { errors, ...rest } = operations.getProduct;
  jest.replaceProperty(operations, 'getProduct', { ...rest, errors: [] } as unknown as typeof operations.getProduct);

  const response = await shop.app.inject('/api/product/unknown');

  expect(errors).toContain('PRODUCT_NOT_FOUND');
  expect(response.statusCode).toBe(500);
});
