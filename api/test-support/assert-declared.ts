import { errorsOf, operations } from '@kaagazz/api-schema';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '../src/plugins/problem.ts';

/** The api responds with 500 to an error code that the operation doesn't declare. */
export function assertDeclared({ code }: Problem, request: FastifyRequest): void {
  const { operationId } = request.routeOptions.config;
  if (operationId === undefined || errorsOf(operations[operationId]).has(code)) return;
  throw new Error(`${operationId} responded ${code}, which shared/api-schema does not declare`);
}
