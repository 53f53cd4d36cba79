import { fromRupees } from '@kaagazz/domain';
import type { App, AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { signedIn } from '../../../plugins/auth-guard.ts';
import { route } from '../../../plugins/operation-route.ts';
import { noteChange } from '../../operator/audit.ts';
import type { PrintLineDownloads } from './print-line-downloads.ts';
import type { PrintLines } from './print-lines.service.ts';
import { sendPrintFile } from '../files/print-file-download.ts';

/**
 * Maximum size of an order in bytes, enough for 500 guests, each with two names and an address in
 * Devanagari.
 */
export const LARGEST_ORDER = 512 * 1024;

const makes = {
  config: { limits: ['print-lines-made', 'print-lines-made-a-day'] },
  bodyLimit: LARGEST_ORDER,
} as const;
const changes = { config: { limits: ['print-line-changes'] } } as const;

export function registerPrintLines(
  app: App,
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { lines, downloads }: { lines: PrintLines; downloads: PrintLineDownloads },
): void {
  route(app, 'createPrintLine', makes, async (request) => ({
    line: await lines.create(signedIn(request).id, request.body),
  }));

  route(app, 'printLineAgain', makes, async (request) => ({
    line: await lines.again(signedIn(request).id, request.params.id),
  }));

  route(app, 'revisePrintLine', makes, async (request) => ({
    line: await lines.revise(signedIn(request).id, request.params.id, request.body),
  }));

  route(app, 'listPrintLines', {}, async (request) => ({ lines: await lines.inCart(signedIn(request).id) }));

  route(app, 'getPrintLine', {}, async (request) => ({
    line: await lines.one(signedIn(request).id, request.params.id),
  }));

  route(app, 'getProof', { config: { limits: ['print-proofs-opened'] } }, async (request) => ({
    proof: await lines.proof(signedIn(request).id, request.params.id),
  }));

  route(app, 'approveProof', changes, async (request) => ({
    line: await lines.approve(
      signedIn(request).id,
      request.params.id,
      request.body.sha256,
      fromRupees(request.body.difference ?? 0),
    ),
  }));

  route(app, 'downloadPrintLine', {}, async (request, reply) =>
    sendPrintFile(reply, await downloads.own(signedIn(request).id, request.params.id)),
  );

  route(app, 'removePrintLine', changes, async (request) => {
    await lines.remove(signedIn(request).id, request.params.id);
    return {};
  });

  route(app, 'restorePrintLine', changes, async (request) => ({
    line: await lines.restore(signedIn(request).id, request.params.id),
  }));

  route(app, 'takePrintLine', {}, async ({ params, query: { who } }, reply) => {
    const file = await downloads.any(params.id);
    const change = { who, action: 'take-print-file', subject: params.id ?? '', from: '', to: '', note: '' };
    await inTransaction(database, (tx) => noteChange(tx, change, now()));
    return sendPrintFile(reply, file);
  });
}
