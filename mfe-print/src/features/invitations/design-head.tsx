import { PageHead } from '@kaagazz/contract';
import { breadcrumbData, productData } from '@kaagazz/contract/structured-data';
import { toRupees } from '@kaagazz/domain';
import type { DesignFacts } from '@kaagazz/print-design';

import { designPicture } from '../../illustrations/design-pictures.ts';
import { designPath } from '../../paths.ts';
import { useStartingPrice } from '../starting-price/index.ts';
import type { Occasion } from './occasions.ts';

interface DesignHeadProps {
  design: DesignFacts;
  occasion: Occasion;
  /** the page's breadcrumbs */
  trail: readonly { label: string; to?: string }[];
}

/** What a design's page says of itself: to browsers, to search engines, and to sites that show a preview of it. */
export function DesignHead({ design, occasion, trail }: DesignHeadProps) {
  const price = useStartingPrice(design.service);
  const path = designPath(design.service, design.id);
  const picture = designPicture(design);
  const product = {
    _id: `${design.service}-${design.id}`,
    title: `${design.name}, ${occasion.name} invitation`,
    description: design.description,
    images: [picture],
    // printed to order: there is always one more
    stock: 1,
    category: occasion.title,
  };

  return (
    <PageHead
      title={`${design.name}, ${occasion.name} invitation`}
      description={`${design.description} See your own words in it as you type, and approve the proof before you pay.`}
      canonical={path}
      preloadImage={[{ href: picture }]}
      structuredData={
        __SERVER__
          ? (absolute) => [
              ...(price ? [productData({ ...product, price: toRupees(price) }, path, absolute)] : []),
              breadcrumbData(trail, absolute),
            ]
          : undefined
      }
    />
  );
}
