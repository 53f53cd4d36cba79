import type { Discovery } from '@kaagazz/contract';

import { paths } from '../paths.ts';

/** Keeps all account pages out of search engines. */
export const discovery: Discovery = { personal: Object.values(paths) };
