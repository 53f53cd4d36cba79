import type { Paise } from '@kaagazz/domain';

/** The gateway's minimum amount for payments and refunds, in paise. */
export const MINIMUM_TOTAL: Paise = 100;
