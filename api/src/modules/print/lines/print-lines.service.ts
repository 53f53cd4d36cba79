import { MAXIMUM_CART_LINES, type Paise, toRupees } from '@kaagazz/domain';
import type { AppContext } from '../../../app-context.ts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Problem } from '../../../plugins/problem.ts';
import { lockAccount } from '../../auth/account.ts';
import { ownFiles } from '../files/print-files.repository.ts';
import type { PrintFiles } from '../files/print-files.service.ts';
import { checkRevision, type WantedPrint } from './check-print-order.ts';
import { lineIdOf, newLineId } from './line-ids.ts';
import { type LineVersions, lockVersionsAround, versionsAround } from './print-versions.ts';
import { type PrintLineFactory, tooMany } from './print-line-factory.ts';
import { pathsOf, readUnitPrices } from './print-lines-for-sale.ts';
import {
  approveLine,
  countInCart,
  findLine,
  linesInCart,
  lockLines,
  markLines,
  type PrintLineRow,
} from './print-lines.repository.ts';
import { GuestCards, type PrintLine } from '@kaagazz/api-schema';
import { cardsIn, proofOf } from './print-proofs.repository.ts';
import { unknownLine } from './unknown-line.ts';

export const RESTORED_WITHIN_MS = 24 * 60 * 60_000;

type WantedLine = WantedPrint & {
  replaces?: string | null | undefined;
  /** Idempotency key sent by the form. */
  requestId?: string | undefined;
};

export interface PaidChanges {
  /**
   * Locks the orders that contain the line.
   * @throws Problem 409 `PRINT_AT_PRESS` if any of these orders can no longer be changed
   */
  lockOrders: (tx: Database, userId: string, lineId: string) => Promise<void>;
  describe: (versions: LineVersions) => Promise<NonNullable<PrintLine['change']>>;
  approve: (tx: Database, versions: LineVersions, expected: Paise) => Promise<void>;
}

interface WantedVersion {
  fields: Record<string, string>;
  design?: string | undefined;
  quantity?: number | string | undefined;
  /** Idempotency key sent by the form. */
  requestId: string;
}

function keepSample(
  { sample: _typed, ...fields }: Record<string, string>,
  { fields: { sample } }: PrintLineRow,
): Record<string, string> {
  return { ...fields, ...(sample && { sample }) };
}

export class PrintLines {
  readonly #context: Pick<AppContext, 'database' | 'now'>;
  readonly #files: PrintFiles;
  readonly #factory: PrintLineFactory;
  readonly #changes: PaidChanges;

  constructor(
    context: Pick<AppContext, 'database' | 'now'>,
    files: PrintFiles,
    factory: PrintLineFactory,
    changes: PaidChanges,
  ) {
    this.#context = context;
    this.#files = files;
    this.#factory = factory;
    this.#changes = changes;
  }

  async create(userId: string, { replaces = null, requestId, ...wanted }: WantedLine): Promise<PrintLine> {
    const order = await this.#factory.check(userId, wanted, this.#context.now());
    if (requestId === undefined) return this.#onWire(await this.#factory.make(userId, order, replaces));
    const id = lineIdOf(userId, requestId, order);
    const known = await findLine(this.#context.database, userId, id);
    if (known?.state === 'cart') return this.#onWire(known);
    return this.#onWire(await this.#factory.make(userId, order, replaces, known ? newLineId() : id));
  }

  async again(userId: string, id: string | null): Promise<PrintLine> {
    const ordered = await this.#own(userId, id);
    const { service, design, fileId, ...line } = await this.#own(userId, ordered.currentVersion ?? id);
    const { sample, ...fields } = line.fields;
    const quantity = sample || line.quantity;
    const wanted = { service, design: design ?? undefined, fields, quantity, fileId: fileId ?? undefined };
    return this.#onWire(await this.#factory.make(userId, await this.#factory.check(userId, wanted, null)));
  }

  /**
   * Creates a revision of an ordered line. The revision is printed only after the shopper has
   * approved its proof and paid any extra cost.
   */
  async revise(userId: string, id: string | null, { requestId, ...change }: WantedVersion): Promise<PrintLine> {
    const { database, now } = this.#context;
    const line = await this.#own(userId, id);
    const paid = line.revises === null ? line : await this.#own(userId, line.revises);
    if (paid.state !== 'ordered') return unknownLine();
    await inTransaction(database, (tx) => this.#changes.lockOrders(tx, userId, paid.id));
    const { service, fileId } = paid;
    const current = paid.currentVersion === null ? paid : await this.#own(userId, paid.currentVersion);
    const { design, quantity = current.quantity } = change;
    const fields = keepSample(change.fields, paid);
    const wanted = { service, design, fields, quantity, fileId: fileId ?? undefined };
    const order = await this.#factory.check(userId, wanted, now());
    checkRevision(order, current);
    const revisionId = lineIdOf(userId, requestId, order);
    const known = await findLine(database, userId, revisionId);
    if (known?.state === 'revision') return this.#withChange(known);
    await this.#changes.describe({ ordered: paid, current, next: { ...current, ...order } });
    return this.#withChange(await this.#factory.revise(userId, order, paid.id, known ? newLineId() : revisionId));
  }

  /** Oldest first. */
  async inCart(userId: string): Promise<PrintLine[]> {
    return this.#allOnWire(await linesInCart(this.#context.database, userId));
  }

  /** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
  async one(userId: string, id: string | null): Promise<PrintLine> {
    return this.#withChange(await this.#own(userId, id), 'with-preview');
  }

  /**
   * @throws Problem 404 `PRINT_LINE_NOT_FOUND`
   */
  async proof(userId: string, id: string | null) {
    const row = await this.#own(userId, id);
    const proof = await proofOf(this.#context.database, row.id);
    const {
      fileName,
      size,
      type,
      pictures: pages,
      paperPictures: paperPages,
      warnings,
      folder,
      guestListSha256,
      sheetSha256s,
    } = proof;
    const approvedAt = row.approvedAt?.toISOString() ?? null;
    const cards = folder !== null && sheetSha256s !== null ? await this.#cardsIn(folder) : null;
    const shown = { fileName, size, type, pages, paperPages, warnings };
    return { sha256: row.proofSha256, approvedAt, ...shown, guestListSha256, cards };
  }

  async approve(userId: string, id: string | null, sha256: string, expected: Paise = 0): Promise<PrintLine> {
    const { revises } = await this.#own(userId, id);
    const row = await inTransaction(this.#context.database, async (tx): Promise<PrintLineRow> => {
      if (revises !== null) await this.#changes.lockOrders(tx, userId, revises);
      const [line] = id === null ? [] : await lockLines(tx, userId, [id]);
      if (!line || (revises !== null && line.state !== 'revision')) return unknownLine();
      if (line.proofSha256 !== sha256) {
        throw new Problem('PROOF_CHANGED', 'The proof has changed. Please check and approve it again.');
      }
      if (line.approvedAt !== null) return line;
      if (revises === null) {
        const approvedAt = this.#context.now();
        await approveLine(tx, line.id, approvedAt);
        return { ...line, approvedAt };
      }
      const versions = await lockVersionsAround(tx, line.id);
      if (!versions) return unknownLine();
      await this.#changes.approve(tx, versions, expected);
      return (await findLine(tx, userId, line.id)) ?? unknownLine();
    });
    return this.#withChange(row);
  }

  async remove(userId: string, id: string | null): Promise<void> {
    await this.#setState(userId, id, ({ state }) => (state === 'cart' ? 'removed' : state));
  }

  async restore(userId: string, id: string | null): Promise<PrintLine> {
    const expired = this.#context.now().getTime() - RESTORED_WITHIN_MS;
    const row = await this.#setState(userId, id, ({ state, changedAt, revises }) => {
      if (revises !== null) return unknownLine();
      if (state === 'ordered') {
        throw new Problem(
          'PRINT_LINE_ORDERED',
          'This item has already been ordered. You can reorder it under My Orders.',
        );
      }
      if (state === 'removed' && changedAt.getTime() < expired) unknownLine();
      return 'cart';
    });
    return this.#onWire(row);
  }

  async #cardsIn(folder: string): Promise<GuestCards> {
    const stored = await this.#files.storage.read(cardsIn(folder));
    return GuestCards.parse(JSON.parse(stored.toString()));
  }

  async #own(userId: string, id: string | null): Promise<PrintLineRow> {
    return (id !== null && (await findLine(this.#context.database, userId, id))) || unknownLine();
  }

  #setState(
    userId: string,
    id: string | null,
    stateAfter: (row: PrintLineRow) => PrintLineRow['state'],
  ): Promise<PrintLineRow> {
    return inTransaction(this.#context.database, async (tx) => {
      await lockAccount(tx, userId);
      const [row] = id === null ? [] : await lockLines(tx, userId, [id]);
      if (!row) return unknownLine();
      const state = stateAfter(row);
      if (state === row.state) return row;
      if (state === 'cart' && (await countInCart(tx, userId)) >= MAXIMUM_CART_LINES) throw tooMany();
      await markLines(tx, [row.id], state, this.#context.now());
      return { ...row, state };
    });
  }

  async #withChange(row: PrintLineRow, pictures: 'with-preview' | 'small' = 'small'): Promise<PrintLine> {
    const line = await this.#onWire(row, pictures);
    const isOffered = row.state === 'revision' && row.approvedAt === null;
    const versions = isOffered ? await versionsAround(this.#context.database, row.id) : undefined;
    return versions ? { ...line, change: await this.#changes.describe(versions) } : line;
  }

  async #onWire(row: PrintLineRow, pictures: 'with-preview' | 'small' = 'small'): Promise<PrintLine> {
    const [line] = await this.#allOnWire([row], pictures);
    return line ?? unknownLine();
  }

  async #allOnWire(rows: readonly PrintLineRow[], pictures: 'with-preview' | 'small' = 'small'): Promise<PrintLine[]> {
    const { database } = this.#context;
    const priceOf = await readUnitPrices(database, rows);
    const files = await ownFiles(
      database,
      rows[0]?.userId ?? null,
      rows.flatMap(({ fileId }) => fileId ?? []),
    );
    return Promise.all(
      rows.map(async (row): Promise<PrintLine> => {
        const { id, service, design, title, fields, quantity, image, options, revises } = row;
        const state = row.state === 'revision' ? 'ordered' : row.state;
        const file = files.get(row.fileId ?? '');
        return {
          ...{ id, service, design, title, fields, quantity, image, options, state, revises },
          price: toRupees(priceOf(row) ?? 0),
          file: file ? await this.#files.onWire(file, pictures) : null,
          proof: { sha256: row.proofSha256, approvedAt: row.approvedAt?.toISOString() ?? null },
          ...pathsOf(row),
          createdAt: row.createdAt.toISOString(),
        };
      }),
    );
  }
}
