import { lazyPage } from '@kaagazz/contract';
import type { RemoteRoute } from '@kaagazz/contract';
import type { PrintServiceId } from '@kaagazz/domain/print';

import type * as FileOrderPages from '../pages/file-order-pages.tsx';
import { paths, proofPath } from '../paths.ts';
import { pricesLoader } from './prices-loader.ts';

function fileOrderRoute(
  id: string,
  path: string,
  service: PrintServiceId,
  page: keyof typeof FileOrderPages,
): RemoteRoute {
  return {
    id,
    path,
    handle: { chunk: 'file-order-pages' },
    loader: pricesLoader(service),
    lazy: {
      Component: lazyPage(
        () => import(/* webpackChunkName: "file-order-pages" */ '../pages/file-order-pages.tsx'),
        page,
      ),
    },
  };
}

export const orderRoutes: RemoteRoute[] = [
  fileOrderRoute('print.print-book', paths.printBook, 'printbook', 'PrintBookPage'),
  fileOrderRoute('print.certificates', paths.certificates, 'certificates', 'CertificatesPage'),
  fileOrderRoute('print.custom-print', paths.customPrint, 'custom-print', 'CustomPrintPage'),
  fileOrderRoute('print.quick-print', paths.quickPrint, 'quick-print', 'QuickPrintPage'),
  {
    id: 'print.business-cards',
    path: paths.businessCards,
    handle: { chunk: 'business-cards-page' },
    loader: pricesLoader('business-cards'),
    lazy: {
      Component: lazyPage(
        () => import(/* webpackChunkName: "business-cards-page" */ '../pages/business-cards-page.tsx'),
        'BusinessCardsPage',
      ),
    },
  },
  {
    id: 'print.proof',
    path: paths.proof,
    // Visitors see the same page for every id.
    handle: { chunk: 'print-proof-page', example: proofPath('print_example') },
    lazy: {
      Component: lazyPage(
        () => import(/* webpackChunkName: "print-proof-page" */ '../pages/print-proof-page.tsx'),
        'PrintProofPage',
      ),
    },
  },
];
