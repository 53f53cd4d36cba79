import type { WholeOrder, WholeOrderLine } from './orders.repository.ts';

/** Maximum total length of the images in an order list. The images are data URLs. */
const PICTURE_BUDGET = 85_000;
const OPTION_LENGTH = 200;

/**
 * Reduces the size of an order list. Only the newest orders keep the pictures of their prints.
 * @param orders sorted from newest to oldest
 */
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
