import type { Discovery } from '@kaagazz/contract';

import { paths } from '../paths.ts';

export const discovery: Discovery = { personal: Object.values(paths) };
