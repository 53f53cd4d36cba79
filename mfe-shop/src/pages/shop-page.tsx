import { PageHead } from '@kaagazz/contract';

import { useTopPicksQuery } from '../api.ts';
import { BestPicks } from '../features/landing/best-picks.tsx';
import { CertificateNote } from '../features/landing/certificate-note.tsx';
import { LatestPictures } from '../features/landing/latest-pictures.tsx';
import { MoreThanProducts } from '../features/landing/more-than-products.tsx';
import { FREE_SHIPPING_WORDS, ShippingBanner } from '../features/landing/shipping-banner.tsx';
import { paths } from '../paths.ts';

/** The store's landing page (specification §2 Shop landing). */
export function ShopPage() {
  const { isError } = useTopPicksQuery(undefined);
  return (
    <>
      <PageHead
        title="Store"
        description={`Tree-free paper, stationery, gift sets and folk-art kits, made by hand in Delhi from waste. ${FREE_SHIPPING_WORDS}.`}
        canonical={paths.shop}
        status={isError ? 503 : 200}
      />
      <ShippingBanner />
      <LatestPictures />
      <BestPicks />
      <CertificateNote />
      <MoreThanProducts />
    </>
  );
}
