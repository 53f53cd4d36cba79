import type { WholeOrder, WholeOrderLine } from './orders.repository.ts';

/** Characters of all pictures in one list, to keep the response small enough for phones. */
const PICTURE_BUDGET = 90_000;
const OPTION_LENGTH = 200;

/**
 * Limits the size of an order list. Pictures of printed lines are embedded as data URLs, so only
 * the newest orders keep theirs, and long option texts are cut. A single order is never trimmed.
 *
 * @param orders newest first
 */
export function trimOrderList(orders: readonly WholeOrder[]): WholeOrder[] {
  let left = PICTURE_BUDGET;
  const trim = (line: WholeOrderLine): WholeOrderLine => {
    if (!line.print) return line;
    const { image, options, fileName } = line.print;
    left -= image.length;
    return { ...line, print: { image: left < 0 ? '' : image, options: options.map(shorten), fileName } };
  };
  return orders.map((order) => ({ ...order, lines: order.lines.map(trim) }));
}

function shorten({ label, value }: { label: string; value: string }) {
  return { label, value: value.length > OPTION_LENGTH ? `${value.slice(0, OPTION_LENGTH)}…` : value };
}
