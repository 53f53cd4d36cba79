import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

export function routeNotFound({ method }: Pick<FastifyRequest, 'method'>): Problem {
  return new Problem('NOT_FOUND', `There is no ${method} operation at this URL.`);
}
