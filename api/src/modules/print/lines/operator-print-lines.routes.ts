import type { onRequestAsyncHookHandler } from 'fastify';

import type { App, AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { noteChange } from '../../operator/audit.ts';
import { OperatorWords } from '../../operator/operator.schema.ts';
import { LineParams } from './print-lines.schema.ts';
import type { PrintLines } from './print-lines.service.ts';
import { sendPrintFile } from './send-print-file.ts';

/** Who takes the file, for the audit trail. */
export const TakenBy = OperatorWords.pick({ who: true });

/** What the workshop prints from. */
export function registerOperatorPrintLines(
  app: App,
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { lines, requireOperator }: { lines: PrintLines; requireOperator: onRequestAsyncHookHandler },
): void {
  app.get(
    '/api/operator/print/lines/:id/print-file',
    { onRequest: requireOperator, schema: { hide: true, params: LineParams, querystring: TakenBy } },
    async ({ params, query }, reply) => {
      const file = await lines.anyPrintFile(params.id);
      const change = {
        who: query.who,
        action: 'take-print-file',
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
