import type { Readable } from 'node:stream';
import { MOST_CART_LINES, toRupees } from '@kaagazz/domain';
import { PRINT_SERVICES, type PrintPriceRow } from '@kaagazz/domain/print';
import type { AppContext } from '../../../app-context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { lockAccount } from '../../auth/account.ts';
import { forgetRemoval } from '../files/print-file-removals.repository.ts';
import { ownFile, ownFiles, type PrintFileRow } from '../files/print-files.repository.ts';
import type { PrintFiles } from '../files/print-files.service.ts';
import { checkedStream } from '../proofs/checked-stream.ts';
import { makeProof } from '../proofs/make-proof.ts';
import { insertProof, type PrintProofRow, proofOf } from '../proofs/print-proofs.repository.ts';
import { checkPrintOrder, type CheckedOrder, type WantedPrint } from './check-print-order.ts';
import { lineIdOf, newLineId } from './line-ids.ts';
import { type PricesOf, pathsOf, unitPriceOf } from './print-lines-for-sale.ts';
import {
  anyLine,
  approveLine,
  countInCart,
  findLine,
  insertLine,
  linesInCart,
  lockLines,
  markLines,
  type PrintLineRow,
} from './print-lines.repository.ts';
import type { PrintLineOnWire } from './print-lines.schema.ts';

/** Taken out of the cart: can be put back for so long. */
export const RESTORED_WITHIN_MS = 24 * 60 * 60_000;

interface Dependencies {
  files: PrintFiles;
  pricesOf: PricesOf;
}

/** An order as a form sends it. */
type WantedLine = WantedPrint & {
  /** the line that it takes the place of */
  replaces?: string | null | undefined;
  /** made by the form: sent again under the same one, the same order is the same line */
  requestId?: string | undefined;
};

/** What is printed, to be saved as a file. */
export interface PrintFileDownload {
  name: string;
  size: number;
  /** hex */
  sha256: string;
  content: Readable;
}

export type PrintLines = ReturnType<typeof createPrintLines>;

/** Lines that are printed to order: made, looked at, approved, taken out of the cart and put back. They never change (docs/decisions). */
export function createPrintLines({ database, now }: AppContext, { files, pricesOf }: Dependencies) {
  /** @throws Problem 404, somebody else's and unknown ones alike */
  async function own(userId: string, id: string | null): Promise<PrintLineRow> {
    return (id !== null && (await findLine(database, userId, id))) || unknownLine();
  }

  /**
   * An order as the form's rules and the price table have it. Nothing is written.
   *
   * @throws Problem 400 `VALIDATION` with `fields`; 404 `FILE_NOT_FOUND`, 422 `FILE_TYPE`
   */
  async function check(userId: string, wanted: WantedPrint, today: Date | null): Promise<CheckedOrder> {
    const { service, fileId } = wanted;
    const takesFile = PRINT_SERVICES[service].file !== null;
    const file =
      takesFile && fileId !== undefined
        ? await inTransaction(database, (tx) => files.ready(tx, userId, fileId, service))
        : null;
    return checkPrintOrder(wanted, file, today);
  }

  /** @throws Problem 409 `PRICE_ON_REQUEST`, `TOO_MANY_PRINT_LINES`; 404 `FILE_NOT_FOUND`; 422 `SHEET_TOO_COMPLEX` */
  async function make(
    userId: string,
    order: CheckedOrder,
    replaces: string | null,
    id = newLineId(),
  ): Promise<PrintLineOnWire> {
    const { service, design, fields, quantity, pages, title, options, file } = order;
    if (unitPriceOf(order, await pricesOf(database, service)) === null) throw onRequest();
    // Before all the work: an edit takes the place of another line.
    if ((await countInCart(database, userId)) >= MOST_CART_LINES + (replaces === null ? 0 : 1)) throw tooMany();

    const { proof, bytes } = await makeProof(userId, order, files);
    const { sha256, image, ...rest } = proof;
    if (bytes !== null) await store(rest.folder, bytes);
    const moment = now();
    const row: PrintLineRow = {
      id,
      userId,
      state: 'cart',
      service,
      design,
      fields,
      quantity,
      pages,
      title,
      options,
      fileId: file?.id ?? null,
      fileName: file?.name ?? null,
      image,
      proofSha256: sha256,
      approvedAt: null,
      createdAt: moment,
      changedAt: moment,
    };
    const made = await inTransaction(database, async (tx): Promise<PrintLineRow> => {
      await lockAccount(tx, userId);
      // The same was sent twice at the same time.
      const [twice] = await lockLines(tx, userId, [id]);
      if (twice) return twice;
      const [old] = replaces === null ? [] : await lockLines(tx, userId, [replaces]);
      if (old?.state === 'cart') await markLines(tx, [old.id], 'removed', moment);
      // Others of the same shopper may have been drawn at the same time.
      if ((await countInCart(tx, userId)) >= MOST_CART_LINES) throw tooMany();
      await insertLine(tx, row);
      await insertProof(tx, { ...rest, lineId: id });
      if (file) {
        await files.ready(tx, userId, file.id, service);
        await files.keep(tx, file.id, id);
      }
      if (rest.folder !== null) await forgetRemoval(tx, rest.folder);
      return row;
    });
    return onWire(made);
  }

  /** Noted as given up before it is written: if nobody takes it up, it goes by itself. */
  async function store(folder: string | null, bytes: Buffer): Promise<void> {
    if (folder === null) throw new Error('a drawn sheet has a folder');
    await inTransaction(database, (tx) => files.removeFolder(tx, folder));
    await files.storage.write(sheetIn(folder), bytes);
  }

  async function onWire(row: PrintLineRow, pictures: 'with-preview' | 'small' = 'small'): Promise<PrintLineOnWire> {
    const { service, fileId, userId } = row;
    const file = fileId === null ? undefined : await ownFile(database, userId, fileId);
    return withParts(row, await pricesOf(database, service), file, pictures);
  }

  async function withParts(
    row: PrintLineRow,
    prices: readonly PrintPriceRow[],
    file: PrintFileRow | undefined,
    pictures: 'with-preview' | 'small',
  ): Promise<PrintLineOnWire> {
    const { id, service, design, title, fields, quantity, image, options, state } = row;
    const price = unitPriceOf(row, prices) ?? 0;
    return {
      id,
      service,
      design,
      title,
      fields,
      quantity,
      price: toRupees(price),
      image,
      options,
      file: file ? await files.onWire(file, pictures) : null,
      proof: { sha256: row.proofSha256, approvedAt: row.approvedAt?.toISOString() ?? null },
      state,
      ...pathsOf(row),
      createdAt: row.createdAt.toISOString(),
    };
  }

  async function proofRow(lineId: string): Promise<PrintProofRow> {
    const row = await proofOf(database, lineId);
    if (!row) throw new Error('a line has no proof');
    return row;
  }

  async function download({ id, fileId, proofSha256: sha256, userId }: PrintLineRow): Promise<PrintFileDownload> {
    const { folder, fileName: name, size } = await proofRow(id);
    const content =
      folder === null
        ? await files.stream(await fileOf(userId, fileId))
        : await files.storage.readStream(sheetIn(folder));
    return { name, size, sha256, content: checkedStream(content, sha256) };
  }

  async function fileOf(userId: string | null, id: string | null): Promise<PrintFileRow> {
    const file = id === null ? undefined : await ownFile(database, userId, id);
    // A week after its order was cancelled, or as soon as the shopper wants.
    if (!file) throw new Problem(404, 'FILE_NOT_FOUND', 'The file of this line is not here any more.');
    return file;
  }

  /** Changes the state of an own line under its lock. @returns the line afterwards */
  function change(userId: string, id: string | null, change: (row: PrintLineRow) => PrintLineRow['state']) {
    return inTransaction(database, async (tx): Promise<PrintLineRow> => {
      await lockAccount(tx, userId);
      const [row] = id === null ? [] : await lockLines(tx, userId, [id]);
      if (!row) return unknownLine();
      const state = change(row);
      const comesBack = state === 'cart' && row.state !== 'cart';
      if (comesBack && (await countInCart(tx, userId)) >= MOST_CART_LINES) throw tooMany();
      if (state !== row.state) await markLines(tx, [row.id], state, now());
      return { ...row, state };
    });
  }

  return {
    check,

    /**
     * Makes a line, with what will be printed of it.
     *
     * @throws Problem 400 `VALIDATION` with `fields`; 404 `FILE_NOT_FOUND`; 409 `PRICE_ON_REQUEST`, `TOO_MANY_PRINT_LINES`; 422 `FILE_TYPE`, `SHEET_TOO_COMPLEX`; 503
     */
    async create(userId: string, { replaces = null, requestId, ...wanted }: WantedLine): Promise<PrintLineOnWire> {
      const order = await check(userId, wanted, now());
      if (requestId === undefined) return make(userId, order, replaces);
      const id = lineIdOf(userId, requestId, order);
      const made = await findLine(database, userId, id);
      if (made?.state === 'cart') return onWire(made);
      // One that has left the cart since is not what is wanted now.
      return make(userId, order, replaces, made ? newLineId() : id);
    },

    /** A line from an own one, such as of an old order: same words, same file, to be approved anew. @throws as `create` */
    async again(userId: string, id: string | null): Promise<PrintLineOnWire> {
      const { service, design, fields, quantity, fileId } = await own(userId, id);
      const wanted = { service, design: design ?? undefined, fields, quantity, fileId: fileId ?? undefined };
      return make(userId, await check(userId, wanted, null), null);
    },

    /** What is in the cart, oldest first. */
    async inCart(userId: string): Promise<PrintLineOnWire[]> {
      const rows = await linesInCart(database, userId);
      const services = [...new Set(rows.map(({ service }) => service))];
      const [found, tables] = await Promise.all([
        ownFiles(
          database,
          userId,
          rows.flatMap(({ fileId }) => fileId ?? []),
        ),
        Promise.all(services.map(async (service) => [service, await pricesOf(database, service)] as const)),
      ]);
      const prices = new Map(tables);
      return Promise.all(
        rows.map((row) =>
          withParts(
            row,
            prices.get(row.service) ?? [],
            row.fileId === null ? undefined : found.get(row.fileId),
            'small',
          ),
        ),
      );
    },

    async one(userId: string, id: string | null): Promise<PrintLineOnWire> {
      return onWire(await own(userId, id), 'with-preview');
    },

    async proof(userId: string, id: string | null) {
      const row = await own(userId, id);
      const { fileName, size, type, pictures } = await proofRow(row.id);
      const approvedAt = row.approvedAt?.toISOString() ?? null;
      return { sha256: row.proofSha256, approvedAt, fileName, size, type, pages: pictures };
    },

    /**
     * The shopper says that exactly these bytes are right. Once said it stays said.
     *
     * @throws Problem 404 `PRINT_LINE_NOT_FOUND`; 409 `PROOF_CHANGED`, when they are other bytes than these
     */
    async approve(userId: string, id: string | null, sha256: string): Promise<PrintLineOnWire> {
      const row = await inTransaction(database, async (tx): Promise<PrintLineRow> => {
        const [line] = id === null ? [] : await lockLines(tx, userId, [id]);
        if (!line) return unknownLine();
        if (line.proofSha256 !== sha256) {
          throw new Problem(409, 'PROOF_CHANGED', 'This is not the proof that you looked at. Please look at it again.');
        }
        const approvedAt = line.approvedAt ?? now();
        if (line.approvedAt === null) await approveLine(tx, line.id, approvedAt);
        return { ...line, approvedAt };
      });
      return onWire(row);
    },

    /** Takes a line out of the cart. One that was paid for is not there any more, and stays with its order. */
    async remove(userId: string, id: string | null): Promise<void> {
      await change(userId, id, ({ state }) => (state === 'cart' ? 'removed' : state));
    },

    /** Puts a line back into the cart. @throws Problem 404 `PRINT_LINE_NOT_FOUND`; 409 `PRINT_LINE_ORDERED`, `TOO_MANY_PRINT_LINES` */
    async restore(userId: string, id: string | null): Promise<PrintLineOnWire> {
      const tooLate = now().getTime() - RESTORED_WITHIN_MS;
      const row = await change(userId, id, ({ state, changedAt }) => {
        if (state === 'ordered') {
          throw new Problem(
            409,
            'PRINT_LINE_ORDERED',
            'This was ordered already. You can order it again from the order.',
          );
        }
        if (state === 'removed' && changedAt.getTime() < tooLate) unknownLine();
        return 'cart';
      });
      return onWire(row);
    },

    /** What is printed: byte for byte what the hash was made of. */
    async printFile(userId: string, id: string | null): Promise<PrintFileDownload> {
      return download(await own(userId, id));
    },

    /** The same of anybody's line, for operators; called by what it is, not as the shopper calls it. */
    async anyPrintFile(id: string | null): Promise<PrintFileDownload> {
      const row = (id !== null && (await anyLine(database, id))) || unknownLine();
      const { type } = await proofRow(row.id);
      return { ...(await download(row)), name: `${[row.service, row.design].filter(Boolean).join('-')}.${type}` };
    },
  };
}

/** Where a drawn sheet is in its folder. */
function sheetIn(folder: string): string {
  return `${folder}/sheet.pdf`;
}

function unknownLine(): never {
  throw new Problem(404, 'PRINT_LINE_NOT_FOUND', 'This is not in your cart any more.');
}

function onRequest(): Problem {
  return new Problem(409, 'PRICE_ON_REQUEST', 'This has no price in our table. Ask us for one, and we write to you.');
}

function tooMany(): Problem {
  const message = `${MOST_CART_LINES} printed things fit into one cart. Order some of them, or remove some.`;
  return new Problem(409, 'TOO_MANY_PRINT_LINES', message);
}
