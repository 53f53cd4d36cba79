import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** What somebody is answered who asks for a call that does not exist, or must not learn that it does. */
export function unknownCall({ method }: Pick<FastifyRequest, 'method'>): Problem {
  return new Problem('NOT_FOUND', `There is no ${method} call here.`);
}
