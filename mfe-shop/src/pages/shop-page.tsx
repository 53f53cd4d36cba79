import { PageHead } from '@kaagazz/contract';

import { useTopPicksQuery } from '../api.ts';
import { BestPicks } from '../features/landing/best-picks.tsx';
import { CertificateNote } from '../features/landing/certificate-note.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { MoreThanProducts } from '../features/landing/more-than-products.tsx';
import { ShippingBanner, useFreeShippingText } from '../features/landing/shipping-banner.tsx';
import { paths } from '../paths.ts';

export function ShopPage() {
  const { isError } = useTopPicksQuery(undefined);
  const freeShipping = useFreeShippingText();
  return (
    <>
      <PageHead
        title="Store"
        description={`Tree-free paper, stationery, gift sets and folk-art kits, made by hand in Delhi from waste. ${freeShipping}.`}
        canonical={paths.shop}
        status={isError ? 503 : 200}
      />
      <ShippingBanner />
      <Hero />
      <BestPicks />
      <CertificateNote />
      <MoreThanProducts />
    </>
  );
}
