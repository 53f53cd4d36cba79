import { PageHead } from '@kaagazz/contract';
import { breadcrumbData, productData } from '@kaagazz/contract/structured-data';
import { toRupees } from '@kaagazz/domain';
import type { PrintServiceId } from '@kaagazz/domain/print';

import { usePricesQuery } from '../../api.ts';
import { useStartingPrice } from '../starting-price/index.ts';
import type { Trail } from './page-header.tsx';

interface PrintProductHeadProps {
  service: PrintServiceId;
  product: { _id: string; title: string; description: string; images: string[]; category: string };
  title: string;
  description: string;
  path: string;
  trail: Trail;
  preloadImage?: { href: string }[];
}

export function PrintProductHead({ service, product, path, trail, ...head }: PrintProductHeadProps) {
  const price = useStartingPrice(service);
  const { data } = usePricesQuery(service);
  const stock = data?.paused ? 0 : 1;
  const offer = price ? { ...product, price: toRupees(price), stock, rating: 0 } : null;
  return (
    <PageHead
      {...head}
      canonical={path}
      structuredData={
        __SERVER__
          ? (absolute) => [...(offer ? [productData(offer, path, absolute)] : []), breadcrumbData(trail, absolute)]
          : undefined
      }
    />
  );
}
