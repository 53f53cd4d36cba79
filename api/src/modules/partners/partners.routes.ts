import type { preSerializationAsyncHookHandler } from 'fastify';
import type { App } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import type { Partners } from './partners.service.ts';

/**
 * Adds an `error` field with the same text as `message`, because the partner form reads `error`.
 */
const messageAsError: preSerializationAsyncHookHandler = async (_request, reply, payload) => {
  const failure = payload as { message?: string };
  return reply.statusCode < 400 ? payload : { ...failure, error: failure.message };
};

export function registerPartners(app: App, partners: Partners): void {
  const submits = {
    config: { limits: ['partner-request-of-visitor', 'partner-request'] },
    preSerialization: messageAsError,
  } as const;
  route(app, 'submitPartnerRequest', submits, async (request) => {
    await partners.submit(request.body);
    return { message: "We have received your request. We'll contact you soon." };
  });

  route(app, 'listPartnerRequests', {}, async ({ query }) => {
    const { page, nextCursor } = await partners.page(query);
    const requests = page.map(({ id, createdAt, ...request }) => ({
      _id: id,
      ...request,
      createdAt: createdAt.toISOString(),
    }));
    return { requests, nextCursor };
  });
}
