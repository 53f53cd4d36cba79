import type { Paise } from '@kaagazz/domain';

/** The gateway's minimum amount, in paise. Applies to payments and refunds. */
export const MINIMUM_TOTAL: Paise = 100;
