import type { CartLine } from '@kaagazz/contract';

/** Customised print lines have ids of their own (E34): no product page, no stock, and a price that the print service keeps. */
export function isProduct({ id }: CartLine): boolean {
  return !id.startsWith('print_');
}
