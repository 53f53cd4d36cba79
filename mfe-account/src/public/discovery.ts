import type { Discovery } from '@kaagazz/contract';

import { paths } from '../paths.ts';

/** What search engines are told of accounts: to keep out of them. */
export const discovery: Discovery = {
  personal: Object.values(paths),
};
