import { lazyPage, preloadQuery } from '@kaagazz/contract';
import type { RemoteRoute } from '@kaagazz/contract';
import type { PrintServiceId } from '@kaagazz/domain/print';

import { printApi } from '../api.ts';
import { paths, proofPath } from '../paths.ts';

/** The prices come with the page: visitors see them before they sign in (E21). */
const withPrices =
  (service: PrintServiceId): NonNullable<RemoteRoute['loader']> =>
  (args: Parameters<typeof preloadQuery>[0]) =>
    preloadQuery(args, printApi.endpoints.prices.initiate(service, { subscribe: false }));

/** Pages that print from a shopper's own file, and the proof of what was ordered on any page. */
export const orderRoutes: RemoteRoute[] = [
  {
    id: 'print.print-book',
    path: paths.printBook,
    handle: { chunk: 'print-book-page' },
    loader: withPrices('printbook'),
    lazy: {
      Component: lazyPage(
        () => import(/* webpackChunkName: "print-book-page" */ '../pages/print-book-page.tsx'),
        'PrintBookPage',
      ),
    },
  },
  {
    id: 'print.certificates',
    path: paths.certificates,
    handle: { chunk: 'certificates-page' },
    loader: withPrices('certificates'),
    lazy: {
      Component: lazyPage(
        () => import(/* webpackChunkName: "certificates-page" */ '../pages/certificates-page.tsx'),
        'CertificatesPage',
      ),
    },
  },
  {
    id: 'print.custom-print',
    path: paths.customPrint,
    handle: { chunk: 'custom-print-page' },
    loader: withPrices('custom-print'),
    lazy: {
      Component: lazyPage(
        () => import(/* webpackChunkName: "custom-print-page" */ '../pages/custom-print-page.tsx'),
        'CustomPrintPage',
      ),
    },
  },
  {
    id: 'print.quick-print',
    path: paths.quickPrint,
    handle: { chunk: 'quick-print-page' },
    loader: withPrices('quick-print'),
    lazy: {
      Component: lazyPage(
        () => import(/* webpackChunkName: "quick-print-page" */ '../pages/quick-print-page.tsx'),
        'QuickPrintPage',
      ),
    },
  },
  {
    id: 'print.proof',
    path: paths.proof,
    // Whoever is not signed in finds the same page at each of them.
    handle: { chunk: 'print-proof-page', example: proofPath('print_example') },
    lazy: {
      Component: lazyPage(
        () => import(/* webpackChunkName: "print-proof-page" */ '../pages/print-proof-page.tsx'),
        'PrintProofPage',
      ),
    },
  },
];
