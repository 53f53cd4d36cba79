import type { RemoteRoute } from '@kaagazz/contract';
import { page } from '@kaagazz/contract/page';

import names from '../features/services/service-names.json';
import { FILE_SERVICES, betterFilePath, paths, proofPath } from '../paths.ts';
import { pricesLoader } from './prices-loader.ts';

export const orderRoutes: RemoteRoute[] = [
  ...FILE_SERVICES.map((service): RemoteRoute => ({
    id: `print.${service}`,
    path: `/${service}`,
    handle: { chunk: 'file-order-page', menu: names[service] },
    loader: pricesLoader(service),
    lazy: page(() => import(/* webpackChunkName: "file-order-page" */ '../pages/file-order-page.tsx'), 'FileOrderPage'),
  })),
  {
    id: 'print.business-cards',
    path: paths.businessCards,
    handle: { chunk: 'business-cards-page', menu: names['business-cards'] },
    loader: pricesLoader('business-cards'),
    lazy: page(
      () => import(/* webpackChunkName: "business-cards-page" */ '../pages/business-cards-page.tsx'),
      'BusinessCardsPage',
    ),
  },
  {
    id: 'print.certificates',
    path: paths.certificates,
    handle: { chunk: 'certificate-order-page', menu: names.certificates },
    loader: pricesLoader('certificates'),
    lazy: page(
      () => import(/* webpackChunkName: "certificate-order-page" */ '../pages/certificate-order-page.tsx'),
      'CertificateOrderPage',
    ),
  },
  {
    id: 'print.proof',
    path: paths.proof,
    handle: { chunk: 'print-proof-page', example: proofPath('print_example') },
    lazy: page(
      () => import(/* webpackChunkName: "print-proof-page" */ '../pages/print-proof-page.tsx'),
      'PrintProofPage',
    ),
  },
  {
    id: 'print.better-file',
    path: paths.betterFile,
    handle: { chunk: 'better-file-page', example: betterFilePath('example') },
    lazy: page(
      () => import(/* webpackChunkName: "better-file-page" */ '../pages/better-file-page.tsx'),
      'BetterFilePage',
    ),
  },
];
