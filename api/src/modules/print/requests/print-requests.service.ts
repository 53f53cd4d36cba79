import type { AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { accountById } from '../../auth/account.ts';
import { createRequestInbox } from '../../requests/request-inbox.ts';
import { officeMail, receiptMail } from '../../requests/request-mails.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { ownFile } from '../files/print-files.repository.ts';
import type { PrintFiles } from '../files/print-files.service.ts';
import type { WantedPrint } from '../lines/check-print-order.ts';
import type { PrintLineFactory } from '../lines/print-line-factory.ts';
import { checkedStream, type PrintFileDownload } from '../files/print-file-download.ts';
import {
  deleteRequestsBefore,
  findRequest,
  insertRequest,
  type PrintRequestRow,
  requestsAfter,
} from './print-requests.repository.ts';

export type PrintRequests = ReturnType<typeof createPrintRequests>;

type KnownRequest = Omit<PrintRequestRow, 'id' | 'createdAt'>;

export function createPrintRequests(
  context: AppContext,
  throttle: Throttle,
  { files, factory }: { files: PrintFiles; factory: PrintLineFactory },
) {
  const { database, now } = context;
  const inbox = createRequestInbox<KnownRequest, PrintRequestRow>(context, throttle, {
    name: 'print',
    async insert(tx, ids, request, moment) {
      const id = await insertRequest(tx, ids, request, moment);
      if (id !== null && request.fileId !== null) await files.keep(tx, request.fileId, useOf(id));
      return id !== null;
    },
    after: requestsAfter,
    deleteBefore: (old, moment) =>
      inTransaction(old, async (tx) => {
        for (const id of await deleteRequestsBefore(tx, moment)) await files.release(tx, useOf(id));
      }),
    officeMail: printRequestMail,
    receiptMail: ({ email }) => receiptMail('print-receipt', email),
  });

  return {
    page: (query: Parameters<typeof inbox.page>[0]) => inbox.page(query),

    async submit(userId: string, wanted: WantedPrint): Promise<void> {
      const { service, title, options, quantity, file } = await factory.check(userId, wanted, now());
      const account = await accountById(database, userId);
      if (!account) throw new Problem('UNAUTHENTICATED', 'Please log in.');
      await inbox.submit({
        userId,
        name: account.fullname,
        email: account.email,
        phone: account.phone ?? '',
        service,
        title,
        options,
        quantity,
        fileId: file?.id ?? null,
        fileName: file?.name ?? null,
      });
    },

    /** @throws Problem 404 `REQUEST_FILE_NOT_FOUND` */
    async file(id: string | null): Promise<PrintFileDownload> {
      const request = id === null ? undefined : await findRequest(database, id);
      const file = request?.fileId ? await ownFile(database, request.userId, request.fileId) : undefined;
      if (!file || file.sha256 === null) {
        throw new Problem('REQUEST_FILE_NOT_FOUND', 'No file was found for this request.');
      }
      const { name, size, sha256 } = file;
      return { name, size, sha256, content: checkedStream(await files.stream(file), sha256) };
    },
  };
}

function useOf(id: string): string {
  return `request_${id}`;
}

function printRequestMail({ name, email, phone, title, options, quantity, fileName }: KnownRequest) {
  return officeMail('print-request', `Price wanted: ${quantity} × ${title}`, [
    { label: 'What', value: title },
    { label: 'Quantity', value: `${quantity}` },
    ...options,
    { label: 'File', value: fileName ? `${fileName} (on the Requests screen of the desk)` : 'none' },
    { label: 'Name', value: name },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone || 'not known' },
  ]);
}
