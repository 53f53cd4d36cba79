import type { onRequestAsyncHookHandler } from 'fastify';
import type { App, AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { signedIn } from '../../../plugins/auth-guard.ts';
import { failures } from '../../../plugins/problem.ts';
import { noteChange } from '../../operator/audit.ts';
import { NewestFirstQuery } from '../../operator/operator.schema.ts';
import { TakenBy } from '../lines/operator-print-lines.routes.ts';
import { WantedPrintBody } from '../lines/print-lines.schema.ts';
import { sendPrintFile } from '../lines/send-print-file.ts';
import { PrintRequestAccepted, PrintRequestParams, PrintRequestsPage } from './print-requests.schema.ts';
import type { PrintRequests } from './print-requests.service.ts';

interface Dependencies {
  requests: PrintRequests;
  requireUser: onRequestAsyncHookHandler;
  requireOperator: onRequestAsyncHookHandler;
}

/** Asking for a price, and the operator's list of who asked for what. */
export function registerPrintRequests(
  app: App,
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { requests, requireUser, requireOperator }: Dependencies,
): void {
  app.post(
    '/api/print/requests',
    {
      config: { limits: ['print-request'] },
      onRequest: requireUser,
      schema: {
        tags: ['print'],
        security: [{ shopper: [] }],
        body: WantedPrintBody,
        response: { 201: PrintRequestAccepted, ...failures },
      },
    },
    async (request, reply) => {
      await requests.submit(signedIn(request).id, request.body);
      return reply.code(201).send({ success: true, message: 'We have your request, and write to you with a price.' });
    },
  );

  app.get(
    '/api/operator/print/requests',
    {
      onRequest: requireOperator,
      schema: { hide: true, querystring: NewestFirstQuery, response: { 200: PrintRequestsPage, ...failures } },
    },
    async ({ query }) => {
      const { page, nextCursor } = await requests.page(query);
      const found = page.map(({ id, createdAt, fileName, ...request }) => ({
        _id: id,
        ...request,
        file: fileName,
        createdAt: createdAt.toISOString(),
      }));
      return { success: true as const, requests: found, nextCursor };
    },
  );

  app.get(
    '/api/operator/print/requests/:id/file',
    { onRequest: requireOperator, schema: { hide: true, params: PrintRequestParams, querystring: TakenBy } },
    async ({ params, query }, reply) => {
      const file = await requests.file(params.id);
      const change = {
        who: query.who,
        action: 'take-request-file',
        subject: params.id ?? '',
        from: '',
        to: '',
        note: '',
      };
      await inTransaction(database, (tx) => noteChange(tx, change, now()));
      return sendPrintFile(reply, file);
    },
  );
}
