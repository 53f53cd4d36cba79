import type { App, AppContext } from '../../../app-context.ts';
import { route } from '../../../plugins/operation-route.ts';
import { Problem } from '../../../plugins/problem.ts';
import { atDesk } from '../../../plugins/staff-guard.ts';
import { noteDeskChange } from '../../operator/audit.ts';
import type { Orders } from '../../orders/orders.service.ts';
import { STAFF_IS_NOT_COUNTED } from '../../throttle/route-limits.ts';
import type { OrderActions } from '../order-actions.ts';
import { courierFile } from './courier-file.ts';
import { importCourierFile } from './courier-import.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;
const LARGEST_FILE = 1024 * 1024;

interface Parts {
  actions: OrderActions;
  orders: Orders;
}

export async function registerCourierFiles(app: App, context: AppContext, { actions, orders }: Parts): Promise<void> {
  route(app, 'downloadCourierFile', CHANGES, async (request, reply) => {
    const { ids } = request.body;
    const csv = await courierFile({ ...context, orders }, ids);
    const change = { action: 'orders.courier-file', resource: 'order', record: 'courier.csv', after: { orders: ids } };
    await noteDeskChange(context.database, atDesk(request), change, context.now());
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="courier.csv"')
      .send(csv);
  });

  await app.register(async (scope: App) => {
    const upload = { parseAs: 'buffer', bodyLimit: LARGEST_FILE } as const;
    scope.addContentTypeParser('text/csv', upload, (_request, body, done) => done(null, body));
    route(scope, 'importCourierFile', { ...CHANGES, bodyLimit: LARGEST_FILE }, async (request) => {
      const { body, query } = request;
      if (!Buffer.isBuffer(body)) throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send text/csv.');
      const by = atDesk(request);
      return { lines: await importCourierFile(context, actions, { file: body, by, dryRun: query.dryRun }) };
    });
  });
}
