import { preloadQuery } from '@kaagazz/contract';
import type { RemoteRoute } from '@kaagazz/contract';
import type { PrintServiceId } from '@kaagazz/domain/print';

import { printApi } from '../api.ts';

export const pricesLoader =
  (service: PrintServiceId): NonNullable<RemoteRoute['loader']> =>
  (args: Parameters<typeof preloadQuery>[0]) =>
    preloadQuery(args, printApi.endpoints.prices.initiate(service, { subscribe: false }));
