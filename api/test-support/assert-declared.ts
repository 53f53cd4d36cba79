import { errorsOf, operations } from '@kaagazz/api-schema';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '../src/plugins/problem.ts';

/** Turns an error code that the operation does not declare into a failure with status 500. */
export function assertDeclared({ code }: Problem, request: FastifyRequest): void {
  const { operationId } = request.routeOptions.config;
  if (operationId === undefined || errorsOf(operations[operationId]).has(code)) return;
  throw new Error(`${operationId} answers ${code}, which shared/api-schema does not declare`);
}
