import { MAXIMUM_CART_LINES } from '@kaagazz/domain';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { lockAccount } from '../../auth/account.ts';
import { forgetRemoval, removeLater } from '../files/print-file-removals.ts';
import type { PrintFiles } from '../files/print-files.service.ts';
import { checkPrintOrder, type CheckedOrder, type WantedPrint } from './check-print-order.ts';
import { newLineId } from './line-ids.ts';
import { makeProof } from './make-proof.ts';
import { type PricesOf, unitPriceOf } from './print-lines-for-sale.ts';
import { countInCart, insertLine, lockLines, markLines, type PrintLineRow } from './print-lines.repository.ts';
import { insertProof, sheetIn } from './print-proofs.repository.ts';

interface Dependencies {
  files: PrintFiles;
  pricesOf: PricesOf;
}

/** Creates print lines: validates the order, makes its proof and puts the line into the cart. */
export class PrintLineFactory {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #files: PrintFiles;
  readonly #pricesOf: PricesOf;

  constructor({ database, now }: Pick<AppContext, 'database' | 'now'>, { files, pricesOf }: Dependencies) {
    this.#database = database;
    this.#now = now;
    this.#files = files;
    this.#pricesOf = pricesOf;
  }

  /**
   * Validates an order and its file.
   *
   * @param today null to accept a past occasion, for example when an old order is repeated
   * @throws Problem 400 `VALIDATION` with `fields`; 404 `FILE_NOT_FOUND`; 422 `FILE_TYPE`
   */
  async check(userId: string, wanted: WantedPrint, today: Date | null): Promise<CheckedOrder> {
    const { service, fileId } = wanted;
    const takesFile = PRINT_SERVICES[service].file !== null;
    const file =
      takesFile && fileId !== undefined
        ? await inTransaction(this.#database, (tx) => this.#files.ready(tx, userId, fileId, service))
        : null;
    return checkPrintOrder(wanted, file, today);
  }

  /**
   * Makes the proof of an order and puts the line into the cart.
   *
   * @param replaces the edited line, which leaves the cart
   * @throws Problem 409 `PRICE_ON_REQUEST`, `TOO_MANY_PRINT_LINES`; 404 `FILE_NOT_FOUND`; 422
   *   `SHEET_TOO_COMPLEX`; 503
   */
  async make(
    userId: string,
    order: CheckedOrder,
    replaces: string | null = null,
    id = newLineId(),
  ): Promise<PrintLineRow> {
    const { service, design, fields, quantity, pages, title, options, file } = order;
    if (unitPriceOf(order, await this.#pricesOf(this.#database, service)) === null) throw priceOnRequest();
    // Checks the limit before the expensive drawing. An edit replaces a line.
    if ((await countInCart(this.#database, userId)) >= MAXIMUM_CART_LINES + (replaces === null ? 0 : 1))
      throw tooMany();

    const { proof, bytes } = await makeProof(userId, order, this.#files);
    const { sha256, image, ...proofRow } = proof;
    const { folder } = proofRow;
    if (folder !== null && bytes !== null) await this.#storeSheet(folder, bytes);
    const now = this.#now();
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
      createdAt: now,
      changedAt: now,
    };
    return inTransaction(this.#database, async (tx) => {
      await lockAccount(tx, userId);
      // A concurrent request with the same id was faster.
      const [duplicate] = await lockLines(tx, userId, [id]);
      if (duplicate) return duplicate;
      const [old] = replaces === null ? [] : await lockLines(tx, userId, [replaces]);
      if (old?.state === 'cart') await markLines(tx, [old.id], 'removed', now);
      if ((await countInCart(tx, userId)) >= MAXIMUM_CART_LINES) throw tooMany();
      await insertLine(tx, row);
      await insertProof(tx, { ...proofRow, lineId: id });
      if (file) {
        await this.#files.ready(tx, userId, file.id, service);
        await this.#files.keep(tx, file.id, id);
      }
      if (folder !== null) await forgetRemoval(tx, folder);
      return row;
    });
  }

  /** Schedules the sheet's removal before storing it, in case no line is created. */
  async #storeSheet(folder: string, bytes: Buffer): Promise<void> {
    await inTransaction(this.#database, (tx) => removeLater(tx, [folder], this.#now()));
    await this.#files.storage.write(sheetIn(folder), bytes);
  }
}

function priceOnRequest(): Problem {
  return new Problem('PRICE_ON_REQUEST', 'This choice has no fixed price. Request a price, and we will write to you.');
}

export function tooMany(): Problem {
  const message = `A cart holds at most ${MAXIMUM_CART_LINES} printed items. Order some of them, or remove some.`;
  return new Problem('TOO_MANY_PRINT_LINES', message);
}
