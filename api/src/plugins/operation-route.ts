import { ERROR_STATUS, errorsOf, type Operation, type OperationId, operations, Problem } from '@kaagazz/api-schema';
import type {
  FastifyContextConfig,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  preSerializationAsyncHookHandler,
} from 'fastify';
import { z } from 'zod';
import type { App } from '../app-context.ts';
import { nameOperator } from './operator-guard.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
  interface FastifyInstance {
    guards: Guards;
  }
}

export type Guards = Readonly<Record<Exclude<Operation['caller'], 'anyone'>, onRequestAsyncHookHandler>>;

type Table = typeof operations;

type Parsed<Op, Part extends string> =
  Op extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : unknown;

type OperationRequest<Op> = FastifyRequest<{
  Params: Parsed<Op, 'params'>;
  Querystring: Parsed<Op, 'query'>;
  Body: Parsed<Op, 'body'>;
}>;

type SuccessBody<Op> = Op extends { response: infer Statuses } ? Statuses[keyof Statuses] : never;

type WithoutSuccess<Body> = Body extends { success: true } ? Omit<Body, 'success'> : Body;

type Result<Op> =
  SuccessBody<Op> extends z.ZodType ? WithoutSuccess<z.output<SuccessBody<Op>>> | FastifyReply : unknown;

type Handler<Op> = (request: OperationRequest<Op>, reply: FastifyReply) => Promise<Result<Op>> | Result<Op>;

interface RouteOptions {
  config?: FastifyContextConfig;
  /** In bytes. */
  bodyLimit?: number;
  onRequest?: onRequestHookHandler;
  preSerialization?: preSerializationAsyncHookHandler;
}

export function route<Id extends OperationId>(
  app: App,
  operationId: Id,
  { config, onRequest, ...options }: RouteOptions,
  handler: Handler<Table[Id]>,
): void {
  const operation: Operation = operations[operationId];
  const { method, path, caller, body } = operation;
  const [status = '200'] = Object.keys(operation.response);
  const guards = caller === 'anyone' ? [] : [app.guards[caller]];
  app.route({
    ...options,
    method,
    url: `/api${path}`,
    onRequest: [...guards, ...(onRequest ? [onRequest] : [])],
    config: { ...config, operationId, ...(typeof body === 'string' && { takes: body }) },
    schema: schemaOf(operationId, operation),
    handler: async (request, reply) => {
      if (caller === 'operator') nameOperator(request);
      const result = await handler(request as OperationRequest<Table[Id]>, reply);
      if (reply.sent) return reply;
      reply.code(Number(status));
      return { success: true, ...(result as object) };
    },
  });
}

export function schemaOf(operationId: string, operation: Operation) {
  const { path, summary, tag, caller, params, query, body, response } = operation;
  return {
    operationId,
    summary,
    tags: [tag],
    hide: caller === 'operator' || path.startsWith('/desk/'),
    ...(caller === 'shopper' && { security: [{ shopper: [] }] }),
    ...(caller === 'anyone or shopper' && { security: [{}, { shopper: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(typeof body === 'string' ? { consumes: [body] } : body && { body }),
    response: { ...successOf(response), ...problemsOf(operation) },
  };
}

function successOf(response: Operation['response']) {
  return Object.fromEntries(
    Object.entries(response).map(([status, body]) => [
      status,
      typeof body === 'string' ? { description: 'A file', content: { [body]: { schema: z.file() } } } : body,
    ]),
  );
}

function problemsOf(operation: Operation) {
  const byStatus = Map.groupBy(errorsOf(operation), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.sort().join(', '), content: { 'application/json': { schema: Problem } } },
    ]),
  );
}
