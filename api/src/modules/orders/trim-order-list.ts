import type { WholeOrder, WholeOrderLine } from './orders.repository.ts';

/** Maximum total length of the data URLs in an order list, in characters. */
const PICTURE_BUDGET = 85_000;
const OPTION_LENGTH = 200;

export function trimOrderList(orders: readonly WholeOrder[]): WholeOrder[] {
  let left = PICTURE_BUDGET;
  const trim = (line: WholeOrderLine): WholeOrderLine => {
    if (!line.print) return line;
    const { image, options } = line.print;
    left -= image.length;
    return { ...line, print: { ...line.print, image: left < 0 ? '' : image, options: options.map(shorten) } };
  };
  return orders.map((order) => ({ ...order, lines: order.lines.map(trim) }));
}

function shorten({ label, value }: { label: string; value: string }) {
  return { label, value: value.length > OPTION_LENGTH ? `${value.slice(0, OPTION_LENGTH)}…` : value };
}
