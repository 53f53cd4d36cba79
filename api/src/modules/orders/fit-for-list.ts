import type { WholeOrder, WholeOrderLine } from './orders.repository.ts';

/** Characters of all pictures in a list together: a dozen at least, and few enough for a phone. */
const PICTURES = 90_000;
/** Characters of a particular: by so many it is known again. */
const LONGEST_VALUE = 200;

/**
 * Orders as their buyer's list tells of them. What is printed to order has its picture in the answer itself: the newest have theirs, until there are
 * many, and what was typed at length is told by its beginning. One order by itself has all.
 *
 * @param orders newest first
 */
export function fitForList(orders: readonly WholeOrder[]): WholeOrder[] {
  let left = PICTURES;
  const fit = (line: WholeOrderLine): WholeOrderLine => {
    if (!line.print) return line;
    const { image, options, fileName } = line.print;
    left -= image.length;
    return { ...line, print: { image: left < 0 ? '' : image, options: options.map(shorten), fileName } };
  };
  return orders.map((order) => ({ ...order, lines: order.lines.map(fit) }));
}

function shorten({ label, value }: { label: string; value: string }) {
  return { label, value: value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value };
}
