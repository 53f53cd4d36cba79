import { and, asc, count, eq, gte, lt } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import type { App, AppContext } from '../../app-context.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { atDesk } from '../../plugins/staff-guard.ts';
import { zipStream } from '../../storage/zip-stream.ts';
import { invoices } from '../invoices/invoices.tables.ts';
import type { Invoices } from '../invoices/invoices.service.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { papersOfOrder } from '../order-desk/order-documents.ts';
import { orders } from '../orders/tables/orders.tables.ts';
import type { Orders } from '../orders/orders.service.ts';
import type { Sandbox } from '../print/sandbox/sandbox.ts';
import { readCompany } from '../settings/shop-settings.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import { gstDocuments } from './gst-documents.ts';
import { gstFiles, gstSections } from './gst-return.ts';
import { matchPayouts } from './match-payouts.ts';
import { readPayouts } from './payout-file.ts';
import { indianMonth, takingsPerDay } from './takings.ts';

/** Maximum size in bytes. 20 MB is enough for a month with 50,000 payments. */
const LARGEST_PAYOUT_FILE = 20 * 1024 * 1024;

interface Parts {
  orders: Orders;
  invoices: Invoices;
  sandbox: Sandbox;
}

export async function registerMoney(app: App, context: AppContext, parts: Parts): Promise<void> {
  const { database, now } = context;

  route(app, 'getDeskMoney', {}, async ({ query: { month } }) => {
    const span = indianMonth(month);
    const issued = and(gte(invoices.issuedAt, span.start), lt(invoices.issuedAt, span.end));
    const [{ total } = { total: 0 }] = await database.select({ total: count() }).from(invoices).where(issued);
    const days = await takingsPerDay(database, span, now());
    return { data: { month, days, gst: gstSections(await gstDocuments(database, span)), invoices: total } };
  });

  route(app, 'downloadGstReturn', {}, async (request, reply) => {
    const { month } = request.query;
    const files = gstFiles(await gstDocuments(database, indianMonth(month)));
    await noteDeskChange(
      database,
      atDesk(request),
      { action: 'money.export', resource: 'money', record: `gstr-1-${month}` },
      now(),
    );
    const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="gstr-1-${month}.zip"`)
      .send(Buffer.from(bytes));
  });

  route(app, 'downloadInvoices', {}, async (request, reply) => {
    const { month } = request.query;
    const { start, end } = indianMonth(month);
    const found = await database
      .select({ order: orders.number, number: invoices.number })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(and(gte(invoices.issuedAt, start), lt(invoices.issuedAt, end)))
      .orderBy(asc(invoices.number));
    if (found.length === 0) throw new Problem('NOT_FOUND', 'No invoices were issued in the selected month.');
    await noteDeskChange(
      database,
      atDesk(request),
      { action: 'money.export', resource: 'money', record: `invoices-${month}`, after: { invoices: found.length } },
      now(),
    );
    const company = await readCompany(database);
    const { sandbox } = parts;
    const files = found.map(({ order, number }) => ({
      name: `${number.replaceAll('/', '-')}.pdf`,
      async open() {
        const papers = await papersOfOrder({ database, company, ...parts }, order, 'invoice');
        return [await sandbox.drawPapers({ title: number, papers })];
      },
    }));
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="invoices-${month}.zip"`)
      .send(zipStream(files));
  });

  await app.register(async (scope: App) => {
    const upload = { parseAs: 'buffer', bodyLimit: LARGEST_PAYOUT_FILE } as const;
    scope.addContentTypeParser('text/csv', upload, (_request, body, done) => done(null, body));
    const options = { config: { limits: STAFF_IS_NOT_COUNTED }, bodyLimit: LARGEST_PAYOUT_FILE };
    route(scope, 'matchPayouts', options, async ({ body }) => {
      if (!Buffer.isBuffer(body)) throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send text/csv.');
      return matchPayouts(database, readPayouts(body));
    });
  });
}
