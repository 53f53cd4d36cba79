import type { App, AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { signedIn } from '../../../plugins/auth-guard.ts';
import { route } from '../../../plugins/operation-route.ts';
import { noteChange } from '../../operator/audit.ts';
import { LARGEST_ORDER } from '../lines/print-lines.routes.ts';
import { sendPrintFile } from '../files/print-file-download.ts';
import type { PrintRequests } from './print-requests.service.ts';

export function registerPrintRequests(
  app: App,
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  requests: PrintRequests,
): void {
  const asks = { config: { limits: ['print-request'] }, bodyLimit: LARGEST_ORDER } as const;
  route(app, 'requestPrintPrice', asks, async (request) => {
    await requests.submit(signedIn(request).id, request.body);
    return { message: 'We have received your request and will email you a price.' };
  });

  route(app, 'listPrintRequests', {}, async ({ query }) => {
    const { page, nextCursor } = await requests.page(query);
    const found = page.map(({ id, createdAt, fileName, ...request }) => ({
      _id: id,
      ...request,
      file: fileName,
      createdAt: createdAt.toISOString(),
    }));
    return { requests: found, nextCursor };
  });

  route(app, 'takePrintRequestFile', {}, async ({ params, query: { who } }, reply) => {
    const file = await requests.file(params.id);
    const change = { who, action: 'take-request-file', subject: params.id ?? '', from: '', to: '', note: '' };
    await inTransaction(database, (tx) => noteChange(tx, change, now()));
    return sendPrintFile(reply, file);
  });
}
