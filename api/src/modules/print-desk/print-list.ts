import type { DeskPrint, DeskPrintRow } from '@kaagazz/api-schema';
import { dayInIndia } from '@kaagazz/domain';
import type { PrintServiceId } from '@kaagazz/domain/print';
import { and, asc, desc, eq, ilike, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Database } from '../../db/database.ts';
import { containing, type ListQuery } from '../../lists/list-query.ts';
import { Problem } from '../../plugins/problem.ts';
import { shipByColumn } from '../order-desk/order-columns.ts';
import { orderPrints, orderWork } from '../orders/tables/order-work.tables.ts';
import { orderLines, orders } from '../orders/tables/orders.tables.ts';
import { printFiles } from '../print/files/print-files.tables.ts';
import { current, isCurrent } from '../print/lines/current-version.ts';
import { printLines } from '../print/lines/print-lines.tables.ts';
import { printProofs } from '../print/lines/print-proofs.tables.ts';

type Context = Pick<AppContext, 'database' | 'now'>;

export type PrintListQuery = ListQuery<'dueOn' | 'createdAt' | 'service'> & {
  state?: DeskPrintRow['state'] | undefined;
  service?: PrintServiceId | undefined;
  due?: boolean | undefined;
  drying?: boolean | undefined;
};

export interface FoundPrint extends DeskPrintRow {
  lineId: string;
  design: string | null;
  /** For example `pdf`. */
  fileType: string;
  hasFile: boolean;
  fileRequest: DeskPrint['fileRequest'];
}

const stateColumn = sql<DeskPrintRow['state']>`case
  when ${orders.status} = 'cancelled' then 'cancelled'
  when ${orders.status} in ('shipped', 'delivered') or ${orderWork.printedAt} is not null
    or ${orderWork.packedAt} is not null or ${orderPrints.printedAt} is not null then 'printed'
  when ${orderWork.heldAt} is not null then 'held'
  when ${orderPrints.fileRequestedAt} is not null then 'awaiting-file'
  when ${orderPrints.atPressAt} is not null then 'at-press'
  else 'waiting' end`;

const dueColumn = sql<string>`to_char(${shipByColumn} + coalesce(${orderPrints.delayDays}, 0), 'YYYY-MM-DD')`;

const versionColumn = sql<number>`(select count(*)::int + 1 from print_lines revisions
  where revisions.revises = ${printLines.id} and revisions.approved_at is not null)`;

const SORT_BY = { dueOn: dueColumn, createdAt: orders.createdAt, service: printLines.service };

export async function pageOfPrints(
  { database, now }: Context,
  query: PrintListQuery,
): Promise<{ data: DeskPrintRow[]; total: number }> {
  const today = dayInIndia(now());
  const where = conditionOf(query, today);
  const total = await database.$count(select(database).where(where).as('matching'));
  const rows = await select(database)
    .where(where)
    .orderBy(...inOrder(query))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  return { data: rows.map((row) => onWire(foundPrint(row, today))), total };
}

export async function duePrints({ database, now }: Context, limit: number): Promise<FoundPrint[]> {
  const today = dayInIndia(now());
  const rows = await select(database)
    .where(isDue(today))
    .orderBy(dueColumn, orders.createdAt, orders.id, orderLines.position)
    .limit(limit);
  return rows.map((row) => foundPrint(row, today));
}

/** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
export async function findPrint(context: Context, id: string): Promise<FoundPrint> {
  const [found] = await findPrints(context, [id]);
  return found ?? unknownPrint();
}

export async function findPrints({ database, now }: Context, ids: readonly string[]): Promise<FoundPrint[]> {
  const numbers = ids.map((id) => placeOf(id).order);
  const rows = await select(database).where(inArray(orders.number, numbers));
  const found = new Map(rows.map((row) => foundPrint(row, dayInIndia(now()))).map((print) => [print.id, print]));
  return ids.map((id) => found.get(id) ?? unknownPrint());
}

export function placeOf(id: string): { order: string; position: number } {
  const [, order, line] = /^(KGZ-\d{4}-\d{6,10})-([1-9]\d{0,3})$/.exec(id) ?? [];
  if (order === undefined || line === undefined) return unknownPrint();
  return { order, position: Number(line) - 1 };
}

export async function proofOfPrint(database: Database, { lineId }: FoundPrint) {
  const { pictures, warnings, size } = printProofs;
  const [proof] = await database
    .select({ pictures, warnings, size })
    .from(printProofs)
    .where(eq(printProofs.lineId, lineId));
  return proof ?? unknownPrint();
}

export function onWire({
  lineId: _line,
  design: _design,
  fileType: _type,
  hasFile: _file,
  fileRequest: _request,
  ...row
}: FoundPrint): DeskPrintRow {
  return row;
}

function select(database: Database) {
  return database
    .select({
      order: orders,
      line: orderLines,
      print: current,
      state: stateColumn,
      version: versionColumn,
      dueOn: dueColumn,
      driedAt: orderPrints.driedAt,
      fileRequestedAt: orderPrints.fileRequestedAt,
      fileReason: orderPrints.fileReason,
      fileType: printProofs.type,
      hasFile: sql<boolean>`${printProofs.folder} is not null or ${printFiles.id} is not null`,
    })
    .from(orderLines)
    .innerJoin(printLines, eq(printLines.id, orderLines.productId))
    .innerJoin(current, isCurrent)
    .innerJoin(printProofs, eq(printProofs.lineId, current.id))
    .leftJoin(printFiles, eq(printFiles.id, current.fileId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(orderWork, eq(orderWork.orderId, orders.id))
    .leftJoin(orderPrints, and(eq(orderPrints.orderId, orders.id), eq(orderPrints.position, orderLines.position)))
    .$dynamic();
}

function conditionOf({ state, service, due, drying, q }: PrintListQuery, today: string): SQL | undefined {
  const pattern = containing(q);
  return and(
    state && sql`${stateColumn} = ${state}`,
    service && eq(printLines.service, service),
    due === undefined ? undefined : due ? isDue(today) : not(isDue(today)),
    drying === undefined ? undefined : drying ? isDrying : not(isDrying),
    q === ''
      ? undefined
      : or(
          ilike(orders.number, pattern),
          ilike(orderLines.title, pattern),
          sql`${orders.shippingAddress} ->> 'name' ilike ${pattern}`,
        ),
  );
}

const isDrying = sql`(${stateColumn} = 'printed' and ${orderPrints.driedAt} is null and ${orderWork.packedAt} is null
  and ${orders.status} not in ('shipped', 'delivered'))`;

function isDue(today: string): SQL {
  return sql`(${stateColumn} in ('waiting', 'at-press') and ${dueColumn} <= ${today})`;
}

function inOrder({ sort, order }: PrintListQuery): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  return [direction(SORT_BY[sort]), direction(orders.id), asc(orderLines.position)];
}

function foundPrint(
  {
    order,
    line,
    print,
    state,
    version,
    dueOn,
    driedAt,
    fileType,
    hasFile,
    fileRequestedAt,
    fileReason,
  }: Awaited<ReturnType<typeof select>>[number],
  today: string,
): FoundPrint {
  const { service, design, title, image, options, approvedAt, proofSha256 } = print;
  return {
    id: `${order.number}-${line.position + 1}`,
    order: order.number,
    state,
    driedAt: driedAt?.toISOString() ?? null,
    service,
    title,
    quantity: order.replaces === null ? print.quantity : line.quantity,
    image,
    options,
    customer: order.shippingAddress.name,
    dueOn,
    isLate: dueOn < today && (state === 'waiting' || state === 'at-press'),
    version,
    approvedAt: approvedAt?.toISOString() ?? null,
    sha256: proofSha256,
    createdAt: order.createdAt.toISOString(),
    lineId: print.id,
    design,
    fileType,
    hasFile,
    fileRequest: fileRequestedAt && { reason: fileReason ?? '', at: fileRequestedAt.toISOString() },
  };
}

function unknownPrint(): never {
  throw new Problem('PRINT_LINE_NOT_FOUND', 'There is no such print.');
}
