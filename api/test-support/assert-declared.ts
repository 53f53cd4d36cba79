import { errorsOf, operations } from '@kaagazz/api-schema';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '../src/plugins/problem.ts';

export function assertDeclared({ code }: Problem, request: FastifyRequest): void {
  const { operationId } = request.routeOptions.config;
  if (operationId === undefined || errorsOf(operations[operationId]).has(code)) return;
  throw new Error(`${operationId} responded ${code}, which shared/api-schema does not declare`);
}
