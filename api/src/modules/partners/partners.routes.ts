import type { onRequestAsyncHookHandler, preSerializationAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import { failures } from '../../plugins/problem.ts';
import { NewestFirstQuery } from '../operator/operator.schema.ts';
import { Accepted, PartnerRequest, PartnerRequestsPage } from './partners.schema.ts';
import type { Partners } from './partners.service.ts';

/** The document reads an `error` field when this call fails (specification §7); every other call's failure has `message` (E12). */
const messageAsError: preSerializationAsyncHookHandler = async (_request, reply, payload) => {
  const failure = payload as { message?: string };
  return reply.statusCode < 400 ? payload : { ...failure, error: failure.message };
};

/** The partner form's call, and the operator's list of what came in. */
export function registerPartners(
  app: App,
  { partners, requireOperator }: { partners: Partners; requireOperator: onRequestAsyncHookHandler },
): void {
  app.post(
    '/api/partner/connect',
    {
      config: { limits: ['partner-request'] },
      preSerialization: messageAsError,
      schema: { tags: ['partners'], body: PartnerRequest, response: { 201: Accepted, ...failures } },
    },
    async (request, reply) => {
      await partners.submit(request.body);
      return reply.code(201).send({ success: true, message: "Your request has arrived. We'll contact you soon." });
    },
  );

  app.get(
    '/api/operator/partner-requests',
    {
      onRequest: requireOperator,
      schema: { hide: true, querystring: NewestFirstQuery, response: { 200: PartnerRequestsPage, ...failures } },
    },
    async ({ query }) => {
      const { page, nextCursor } = await partners.page(query);
      const requests = page.map(({ id, createdAt, ...request }) => ({
        _id: id,
        ...request,
        createdAt: createdAt.toISOString(),
      }));
      return { success: true as const, requests, nextCursor };
    },
  );
}
