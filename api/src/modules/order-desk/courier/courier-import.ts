import { type CourierLine, Shipment } from '@kaagazz/api-schema';
import type { AppContext } from '../../../app-context.ts';
import { readNamedColumns } from '../../../csv/named-columns.ts';
import { Problem } from '../../../plugins/problem.ts';
import type { SignedInStaff } from '../../../plugins/staff-guard.ts';
import type { OrderActions } from '../order-actions.ts';
import { parcelOf, reasonFor } from '../order-fulfilment.ts';
import { deskOrderRow } from '../order-list.ts';

const MOST_PARCELS = 500;

const COLUMNS = {
  id: ['order_number', 'order_no', 'order_id', 'order', 'sale_order_number', 'reference_number', 'reference_no'],
  courier: ['courier', 'courier_name', 'courier_company', 'courier_partner', 'carrier'],
  tracking: [
    'tracking_number',
    'tracking_no',
    'tracking_id',
    'tracking',
    'awb',
    'awb_number',
    'awb_no',
    'awb_code',
  ].concat(['waybill', 'waybill_number', 'waybill_no', 'consignment_number', 'consignment_no']),
} as const;

/** Matches a number that a spreadsheet program has rounded, such as `1.23457E+12`. */
const ROUNDED = /^\d(\.\d+)?e\+\d+$/i;

interface Import {
  file: Buffer;
  by: SignedInStaff;
  dryRun: boolean;
}

/** Imports each line in a separate transaction. Importing a file again has no effect. */
export async function importCourierFile(
  context: Pick<AppContext, 'database' | 'now'>,
  actions: OrderActions,
  { file, by, dryRun }: Import,
): Promise<CourierLine[]> {
  const advice = 'Please upload a file with columns for the order number, courier and tracking number.';
  const rows = readNamedColumns(file, { columns: COLUMNS, advice });
  if (rows.length === 0) throw new Problem('VALIDATION', `The file has no orders. ${advice}`);
  if (rows.length > MOST_PARCELS) {
    throw new Problem('VALIDATION', `The file has ${rows.length} lines. Import at most ${MOST_PARCELS} at a time.`);
  }
  const firstLines = new Map<string, number>();
  const lines: CourierLine[] = [];
  for (const { line, cells } of rows) {
    const earlier = firstLines.get(cells.id);
    if (earlier === undefined) firstLines.set(cells.id, line);
    const outcome =
      earlier === undefined ? await outcomeOf(context, cells) : refused(`Line ${earlier} is for the same order.`);
    lines.push({ line, ...cells, ...(dryRun ? outcome : await apply(actions, by, cells, outcome)) });
  }
  return lines;
}

type Cells = Pick<CourierLine, keyof typeof COLUMNS>;
type Outcome = Pick<CourierLine, 'result' | 'message'>;

const PACKS = 'Will be marked as packed and shipped';

const refused = (message: string): Outcome => ({ result: 'error', message });

async function outcomeOf({ database, now }: Pick<AppContext, 'database' | 'now'>, cells: Cells): Promise<Outcome> {
  const { data, error } = Shipment.safeParse(cells);
  if (!data) return refused(error.issues[0]?.message ?? 'Invalid value');
  if (data.tracking === '') return refused('The tracking number is missing.');
  if (ROUNDED.test(data.tracking)) {
    return refused('A spreadsheet program has rounded the tracking number. Format the column as text.');
  }
  const order = await deskOrderRow(database, cells.id, now());
  if (!order) return refused('There is no such order.');
  if (order.status === 'cancelled') return refused('This order was cancelled.');
  if (order.step === 'ship') return { result: 'ship', message: '' };
  if (order.step === 'pack') return { result: 'ship', message: PACKS };
  if (order.status !== 'shipped' && order.status !== 'delivered') return refused(reasonFor(order.step));
  if (parcelOf(order) === parcelOf(data)) return { result: 'unchanged', message: '' };
  if (order.status === 'shipped' && order.tracking === '') return { result: 'track', message: '' };
  return refused(`This order was already shipped with ${parcelOf(order)}.`);
}

async function apply(actions: OrderActions, by: SignedInStaff, cells: Cells, outcome: Outcome): Promise<Outcome> {
  const { result } = outcome;
  if (result !== 'ship' && result !== 'track') return outcome;
  try {
    if (outcome.message === PACKS) await actions.pack(cells.id, by);
    await actions[result](cells.id, by, Shipment.parse(cells));
    return outcome;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refused(error.message);
  }
}
