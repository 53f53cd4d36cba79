import type { App, AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { route } from '../../plugins/operation-route.ts';
import { atDesk, type SignedInStaff } from '../../plugins/staff-guard.ts';
import { noteDeskChange } from '../operator/audit.ts';
import { type PrintFileDownload, sendPrintFile } from '../print/files/print-file-download.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import { RequestDesk } from './request-desk.ts';
import { pageOfDeskRequests, placeOf } from './request-list.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;

interface Dependencies {
  /** @throws Problem 404 `REQUEST_FILE_NOT_FOUND` */
  fileOf: (requestId: string | null) => Promise<PrintFileDownload>;
}

export function registerRequestDesk(app: App, context: AppContext, { fileOf }: Dependencies): void {
  const { database, now } = context;
  const requests = new RequestDesk(context);
  const after = async (id: string, change: Promise<void>) => {
    await change;
    return { data: await requests.one(id) };
  };

  route(app, 'listDeskRequests', {}, ({ query }) => pageOfDeskRequests(database, query));
  route(app, 'getDeskRequest', {}, async ({ params }) => ({ data: await requests.one(params.id) }));
  route(app, 'changeDeskRequest', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(id, requests.change(by, id, request.body));
  });
  route(app, 'replyToRequest', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(id, requests.reply(by, id, request.body));
  });
  route(app, 'quoteRequest', CHANGES, (request) => {
    const [{ id }, by] = [request.params, atDesk(request)];
    return after(id, requests.quote(by, id, request.body));
  });
  route(app, 'getRequestFile', {}, async (request, reply) => {
    const { id } = request.params;
    const place = placeOf(id);
    const file = await fileOf(place?.kind === 'print' ? place.id : null);
    await noteDownload(atDesk(request), id);
    return sendPrintFile(reply, file);
  });

  function noteDownload(by: SignedInStaff, record: string): Promise<void> {
    const entry = { action: 'requests.take-file', resource: 'request', record };
    return inTransaction(database, (tx) => noteDeskChange(tx, by, entry, now()));
  }
}
