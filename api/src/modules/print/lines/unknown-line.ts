import { Problem } from '../../../plugins/problem.ts';

/** @throws Problem 404 `PRINT_LINE_NOT_FOUND` */
export function unknownLine(): never {
  throw new Problem('PRINT_LINE_NOT_FOUND', 'This item is no longer in your cart.');
}
