import type { Discovery } from '@kaagazz/contract';

import { paths } from '../paths.ts';

/** Keeps search engines out of all account pages. */
export const discovery: Discovery = { personal: Object.values(paths) };
