import type { onRequestAsyncHookHandler } from 'fastify';
import type { App } from '../../../app-context.ts';
import { signedIn } from '../../../plugins/auth-guard.ts';
import { failures } from '../../../plugins/problem.ts';
import {
  Approval,
  LineAnswer,
  LineParams,
  LineRemoved,
  LinesAnswer,
  ProofAnswer,
  WantedLineBody,
} from './print-lines.schema.ts';
import type { PrintLines } from './print-lines.service.ts';
import { sendPrintFile } from './send-print-file.ts';

const PATH = '/api/print/lines';

/** A shopper's own lines of Print With Us: made, looked at, approved, removed, restored, ordered again. */
export function registerPrintLines(
  app: App,
  { lines, requireUser }: { lines: PrintLines; requireUser: onRequestAsyncHookHandler },
): void {
  const onRequest = requireUser;
  const documented = { tags: ['print'], security: [{ shopper: [] }] };
  const makes = { config: { limits: ['print-lines-made', 'print-lines-made-a-day'] as const }, onRequest };
  const changes = { config: { limits: ['print-line-changes'] as const }, onRequest };
  const ofOne = { ...documented, params: LineParams };

  app.post(
    PATH,
    { ...makes, schema: { ...documented, body: WantedLineBody, response: { 201: LineAnswer, ...failures } } },
    async (request, reply) => {
      const line = await lines.create(signedIn(request).id, request.body);
      return reply.code(201).send({ success: true, line });
    },
  );

  app.post(
    `${PATH}/:id/again`,
    { ...makes, schema: { ...ofOne, response: { 201: LineAnswer, ...failures } } },
    async (request, reply) => {
      const line = await lines.again(signedIn(request).id, request.params.id);
      return reply.code(201).send({ success: true, line });
    },
  );

  app.get(
    PATH,
    { onRequest, schema: { ...documented, response: { 200: LinesAnswer, ...failures } } },
    async (request) => ({ success: true as const, lines: await lines.inCart(signedIn(request).id) }),
  );

  app.get(
    `${PATH}/:id`,
    { onRequest, schema: { ...ofOne, response: { 200: LineAnswer, ...failures } } },
    async (request) => ({ success: true as const, line: await lines.one(signedIn(request).id, request.params.id) }),
  );

  app.get(
    `${PATH}/:id/proof`,
    { onRequest, schema: { ...ofOne, response: { 200: ProofAnswer, ...failures } } },
    async (request) => ({ success: true as const, proof: await lines.proof(signedIn(request).id, request.params.id) }),
  );

  app.post(
    `${PATH}/:id/approve`,
    { ...changes, schema: { ...ofOne, body: Approval, response: { 200: LineAnswer, ...failures } } },
    async (request) => {
      const line = await lines.approve(signedIn(request).id, request.params.id, request.body.sha256);
      return { success: true as const, line };
    },
  );

  app.get(`${PATH}/:id/print-file`, { onRequest, schema: ofOne }, async (request, reply) =>
    sendPrintFile(reply, await lines.printFile(signedIn(request).id, request.params.id)),
  );

  app.delete(
    `${PATH}/:id`,
    { ...changes, schema: { ...ofOne, response: { 200: LineRemoved, ...failures } } },
    async (request) => {
      await lines.remove(signedIn(request).id, request.params.id);
      return { success: true as const };
    },
  );

  app.post(
    `${PATH}/:id/restore`,
    { ...changes, schema: { ...ofOne, response: { 200: LineAnswer, ...failures } } },
    async (request) => ({ success: true as const, line: await lines.restore(signedIn(request).id, request.params.id) }),
  );
}
