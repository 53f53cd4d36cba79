import { MAXIMUM_CART_LINES } from '@kaagazz/domain';
import { PRINT_SERVICES, readGuestList } from '@kaagazz/domain/print';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { lockAccount } from '../../auth/account.ts';
import { forgetRemoval, removeLater } from '../files/print-file-removals.ts';
import type { PrintFiles } from '../files/print-files.service.ts';
import type { SheetCodes } from '../sandbox/sandbox-messages.ts';
import { readPauses } from '../pauses/print-pauses.ts';
import { checkPrintOrder, type CheckedOrder, type WantedPrint } from './check-print-order.ts';
import { newLineId } from './line-ids.ts';
import { makeProof } from './make-proof.ts';
import { readUnitPrices } from './print-lines-for-sale.ts';
import {
  countInCart,
  insertLine,
  lockLines,
  markLines,
  type PrintLineRow,
  removeUnapprovedRevisions,
} from './print-lines.repository.ts';
import type { GuestCards } from '@kaagazz/api-schema';
import { cardsIn, insertProof, type PrintProofRow, sheetIn } from './print-proofs.repository.ts';

export interface ReplyCodes {
  newCode(): string;
  codeOfLine(lineId: string): Promise<string>;
  insert(tx: Database, code: string, lineId: string): Promise<void>;
  url(code: string): string;
}

export interface CertificateSerials {
  create(count: number): NonNullable<SheetCodes['serials']>;
  /** Stores the certificates, which must be in the order of the recipients' names. */
  insert(tx: Database, lineId: string, certificates: readonly IssuedCertificate[]): Promise<void>;
}

interface IssuedCertificate {
  serial: string;
  name: string;
}

interface FactoryContext extends Pick<AppContext, 'database' | 'now'> {
  log: FastifyBaseLogger;
}

interface DrawnLine {
  row: PrintLineRow;
  proofRow: PrintProofRow;
  replyCode: string | null;
  certificates: readonly IssuedCertificate[];
}

export class PrintLineFactory {
  readonly #context: FactoryContext;
  readonly #files: PrintFiles;
  readonly #replyCodes: ReplyCodes;
  readonly #serials: CertificateSerials;

  constructor(
    context: FactoryContext,
    files: PrintFiles,
    { replyCodes, serials }: { replyCodes: ReplyCodes; serials: CertificateSerials },
  ) {
    this.#context = context;
    this.#files = files;
    this.#replyCodes = replyCodes;
    this.#serials = serials;
  }

  /**
   * Validates an order and its file. If `today` is null, past dates are allowed, for example when
   * an old order is repeated.
   */
  async check(userId: string, wanted: WantedPrint, today: Date | null): Promise<CheckedOrder> {
    const { service, fileId } = wanted;
    const takesFile = PRINT_SERVICES[service].file !== null;
    const file =
      takesFile && fileId !== undefined
        ? await inTransaction(this.#context.database, (tx) => this.#files.ready(tx, userId, fileId, service))
        : null;
    return checkPrintOrder(wanted, file, today);
  }

  async make(
    userId: string,
    order: CheckedOrder,
    replaces: string | null = null,
    id = newLineId(),
  ): Promise<PrintLineRow> {
    const { database } = this.#context;
    const priceOf = await readUnitPrices(database, [order]);
    if (priceOf(order) === null) {
      const message = 'This option has no fixed price. Please request a price, and we’ll email it to you.';
      throw new Problem('PRICE_ON_REQUEST', message);
    }
    const paused = (await readPauses(database)).get(order.service);
    if (paused !== undefined) throw new Problem('SERVICE_PAUSED', paused);
    // Check the limit before rendering, because rendering is expensive.
    if ((await countInCart(database, userId)) >= MAXIMUM_CART_LINES + (replaces === null ? 0 : 1)) throw tooMany();

    const drawn = await this.#draw(userId, order, { id, state: 'cart' });
    const now = this.#context.now();
    return inTransaction(this.#context.database, async (tx) => {
      await lockAccount(tx, userId);
      // A concurrent request with the same id may have created the line.
      const [duplicate] = await lockLines(tx, userId, [id]);
      if (duplicate) return duplicate;
      const [old] = replaces === null ? [] : await lockLines(tx, userId, [replaces]);
      if (old?.state === 'cart') await markLines(tx, [old.id], 'removed', now);
      if ((await countInCart(tx, userId)) >= MAXIMUM_CART_LINES) throw tooMany();
      return this.#insert(tx, userId, drawn);
    });
  }

  async makeReplacement(userId: string, line: PrintLineRow, fileId: string): Promise<PrintLineRow> {
    const { service, design, fields, quantity, pages } = line;
    const order = await this.check(userId, { service, design: design ?? undefined, fields, quantity, fileId }, null);
    if (order.pages !== pages) {
      const message = `You have paid for ${pages} pages, but this file has ${order.pages}. Please send one with ${pages} pages.`;
      throw new Problem('NOT_POSSIBLE', message);
    }
    const drawn = await this.#draw(userId, order, { id: newLineId(), state: 'removed' });
    return inTransaction(this.#context.database, (tx) => this.#insert(tx, userId, drawn));
  }

  async revise(userId: string, order: CheckedOrder, revises: string, id: string): Promise<PrintLineRow> {
    const { row, proofRow, certificates } = await this.#draw(userId, order, { id, state: 'revision', revises });
    return inTransaction(this.#context.database, async (tx) => {
      await lockAccount(tx, userId);
      const [duplicate] = await lockLines(tx, userId, [id]);
      if (duplicate) return duplicate;
      await removeUnapprovedRevisions(tx, revises, row.createdAt);
      await insertLine(tx, row);
      await insertProof(tx, proofRow);
      if (certificates.length > 0) await this.#serials.insert(tx, row.id, certificates);
      if (proofRow.folder !== null) await forgetRemoval(tx, proofRow.folder);
      return row;
    });
  }

  async #draw(
    userId: string,
    order: CheckedOrder,
    line: Pick<PrintLineRow, 'id' | 'state'> & Partial<Pick<PrintLineRow, 'revises'>>,
  ): Promise<DrawnLine> {
    const { file, ...values } = order;
    const replyCode = await this.#replyCode(order, line.revises ?? null);
    const url = replyCode === null ? null : this.#replyCodes.url(replyCode);
    const parts = { files: this.#files, log: this.#context.log };
    const names = order.service === 'certificates' ? readGuestList(order.fields.guests ?? '').guests : [];
    const serials = names.length > 0 ? this.#serials.create(names.length) : undefined;
    const { proof, bytes, cards } = await makeProof(userId, order, parts, { replyUrl: url, serials });
    const { sha256, image, ...proofRow } = proof;
    const { folder } = proofRow;
    if (folder !== null && bytes !== null) await this.#storeSheet(folder, bytes, cards);
    const now = this.#context.now();
    const row: PrintLineRow = {
      ...values,
      revises: null,
      ...line,
      userId,
      fileId: file?.id ?? null,
      fileName: file?.name ?? null,
      image,
      proofSha256: sha256,
      approvedAt: null,
      currentVersion: null,
      createdAt: now,
      changedAt: now,
    };
    const certificates = names.map(({ name, otherName }, index) => ({
      serial: serials?.numbers[index] ?? '',
      name: [name, otherName].filter(Boolean).join(' · '),
    }));
    return { row, proofRow: { ...proofRow, lineId: row.id }, replyCode, certificates };
  }

  async #replyCode({ fields }: CheckedOrder, revises: string | null): Promise<string | null> {
    if (!fields.replyCode) return null;
    return revises === null ? this.#replyCodes.newCode() : this.#replyCodes.codeOfLine(revises);
  }

  async #insert(
    tx: Database,
    userId: string,
    { row, proofRow, replyCode, certificates }: DrawnLine,
  ): Promise<PrintLineRow> {
    await insertLine(tx, row);
    await insertProof(tx, proofRow);
    if (replyCode !== null) await this.#replyCodes.insert(tx, replyCode, row.id);
    if (certificates.length > 0) await this.#serials.insert(tx, row.id, certificates);
    if (row.fileId !== null) {
      await this.#files.ready(tx, userId, row.fileId, row.service);
      await this.#files.keep(tx, row.fileId, row.id);
    }
    if (proofRow.folder !== null) await forgetRemoval(tx, proofRow.folder);
    return row;
  }

  async #storeSheet(folder: string, bytes: Buffer, cards: GuestCards | null): Promise<void> {
    await inTransaction(this.#context.database, (tx) => removeLater(tx, [folder], this.#context.now()));
    const { storage } = this.#files;
    await storage.write(sheetIn(folder), bytes);
    if (cards) await storage.write(cardsIn(folder), Buffer.from(JSON.stringify(cards)));
  }
}

export function tooMany(): Problem {
  const message = `A cart can have at most ${MAXIMUM_CART_LINES} printed items. Please order or remove some of them.`;
  return new Problem('TOO_MANY_PRINT_LINES', message);
}
