import { dayInIndia } from '@kaagazz/domain';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { DeskPrint, DeskPrintService } from '@kaagazz/api-schema';
import type { FastifyReply } from 'fastify';
import type { App, AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { route } from '../../plugins/operation-route.ts';
import { Problem } from '../../plugins/problem.ts';
import { atDesk, type SignedInStaff } from '../../plugins/staff-guard.ts';
import { zipStream } from '../../storage/zip-stream.ts';
import { noteDeskChange } from '../operator/audit.ts';
import type { OrderActions } from '../order-desk/order-actions.ts';
import type { PrintLineDownloads } from '../print/lines/print-line-downloads.ts';
import { sendPrintFile } from '../print/files/print-file-download.ts';
import { readPauses, setPause } from '../print/pauses/print-pauses.ts';
import type { Sandbox } from '../print/sandbox/sandbox.ts';
import { STAFF_IS_NOT_COUNTED } from '../throttle/route-limits.ts';
import type { FileRequests } from './file-requests.ts';
import { jobList } from './job-list.ts';
import {
  duePrints,
  findPrint,
  findPrints,
  type FoundPrint,
  onWire,
  pageOfPrints,
  placeOf,
  proofOfPrint,
} from './print-list.ts';

const CHANGES = { config: { limits: STAFF_IS_NOT_COUNTED } } as const;
const MOST_SHEETS = 200;

interface Dependencies {
  actions: OrderActions;
  requests: FileRequests;
  downloads: PrintLineDownloads;
  sandbox: Sandbox;
}

export function registerPrintDesk(
  app: App,
  context: AppContext,
  { actions, requests, downloads, sandbox }: Dependencies,
): void {
  const { database, now } = context;

  route(app, 'listDeskPrints', {}, ({ query }) => pageOfPrints(context, query));
  route(app, 'getDeskPrint', {}, async ({ params }) => ({ data: await printWithProof(params.id) }));
  route(app, 'getPrintSheet', {}, async (request, reply) => {
    const print = await findPrint(context, request.params.id);
    assertNotCancelled([print], request.query.cancelled);
    const file = await downloads.any(print.lineId);
    await noteDownloads(atDesk(request), [print]);
    return sendPrintFile(reply, { ...file, name: sheetName(print) });
  });
  route(app, 'getPrintSheets', CHANGES, async (request, reply) => {
    const { ids, cancelled } = request.body;
    const prints =
      ids === undefined ? await duePrints(context, MOST_SHEETS) : await findPrints(context, [...new Set(ids)]);
    if (prints.length === 0) throw new Problem('NOT_POSSIBLE', 'No prints are due today.');
    assertNotCancelled(prints, cancelled);
    await noteDownloads(atDesk(request), prints);
    return sendZip(reply, prints);
  });
  route(app, 'changePrints', CHANGES, async (request) => {
    const { ids, state } = request.body;
    const by = atDesk(request);
    const done: string[] = [];
    const failed: { id: string; message: string }[] = [];
    for (const id of new Set(ids)) {
      try {
        const { order, position } = placeOf(id);
        await actions.markPrint(order, by, { position, state });
        done.push(id);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        failed.push({ id, message: error.message });
      }
    }
    return { done, failed };
  });

  route(app, 'requestBetterFile', CHANGES, async (request) => {
    await requests.request(atDesk(request), request.params.id, request.body.reason);
    return { data: await printWithProof(request.params.id) };
  });
  route(app, 'withdrawFileRequest', CHANGES, async (request) => {
    await requests.withdraw(atDesk(request), request.params.id);
    return { data: await printWithProof(request.params.id) };
  });

  route(app, 'listPrintServices', {}, async () => ({ data: await services() }));
  route(app, 'pausePrintService', CHANGES, async (request) => {
    const { service, message } = request.body;
    await inTransaction(database, async (tx) => {
      await setPause(tx, service, message, now());
      const action = message === null ? 'prints.resume' : 'prints.pause';
      const change = { action, resource: 'print-service', record: service, after: { message } };
      await noteDeskChange(tx, atDesk(request), change, now());
    });
    return { data: await services() };
  });

  async function printWithProof(id: string): Promise<DeskPrint> {
    const print = await findPrint(context, id);
    const { pictures, warnings, size } = await proofOfPrint(database, print);
    const { fileRequest } = print;
    return { ...onWire(print), pages: pictures, warnings, fileName: sheetName(print), fileSize: size, fileRequest };
  }

  async function services(): Promise<DeskPrintService[]> {
    const pauses = await readPauses(database);
    return Object.values(PRINT_SERVICES).map(({ id }) => ({ id, paused: pauses.get(id) ?? null }));
  }

  async function sendZip(reply: FastifyReply, prints: readonly FoundPrint[]) {
    const jobs = prints.map((print) => ({ ...print, sheet: print.hasFile ? sheetName(print) : null }));
    const today = dayInIndia(now());
    const list = await sandbox.drawPapers({ title: 'Print jobs', papers: [jobList(jobs, today)] });
    const sheets = jobs.flatMap((job) =>
      job.sheet === null ? [] : [{ name: job.sheet, open: async () => (await downloads.any(job.lineId)).content }],
    );
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="prints-${today}.zip"`)
      .send(zipStream([{ name: 'job-list.pdf', open: async () => [list] }, ...sheets]));
  }

  function noteDownloads(by: SignedInStaff, prints: readonly FoundPrint[]): Promise<void> {
    return inTransaction(database, async (tx) => {
      for (const { id, state } of prints) {
        const change = { action: 'prints.take-sheet', resource: 'print', record: id, after: { state } };
        await noteDeskChange(tx, by, change, now());
      }
    });
  }
}

function sheetName({ id, service, design, quantity, fileType }: FoundPrint): string {
  return `${[id, service, design, quantity].filter((part) => part !== null).join('-')}.${fileType}`;
}

function assertNotCancelled(prints: readonly FoundPrint[], isAccepted: boolean | undefined): void {
  const cancelled = prints.filter(({ state }) => state === 'cancelled').map(({ order }) => order);
  if (cancelled.length === 0 || isAccepted) return;
  throw new Problem('PRINT_CANCELLED', `Don’t print this: order ${[...new Set(cancelled)].join(', ')} was cancelled.`);
}
