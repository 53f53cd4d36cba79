import type { ProductDetails } from '@kaagazz/api-schema';
import { Breadcrumbs, Columns, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

import { useProductQuery, useReviewsQuery, wantedProduct } from '../api.ts';
import { listingPath, useCategories } from '../features/catalogue/index.ts';
import { BuyBar } from '../features/product/buy-bar.tsx';
import { ProductDescription } from '../features/product/product-description.tsx';
import { DeliveryAndReturns, ProductFacts } from '../features/product/product-facts.tsx';
import { ProductGallery } from '../features/product/product-gallery.tsx';
import { ProductMetadata } from '../features/product/product-metadata.tsx';
import { ProductSummary } from '../features/product/product-summary.tsx';
import { ProductUnavailable } from '../features/product/product-unavailable.tsx';
import { RelatedProducts } from '../features/product/related-products.tsx';
import { RecentlyViewed } from '../features/recently-viewed/recently-viewed.tsx';
import { ReviewList } from '../features/reviews/index.ts';
import { useAddToCart } from '../features/product/use-add-to-cart.ts';
import { productPath, productsPath } from '../paths.ts';

const Root = styled.div`
  position: relative;
`;

export function ProductPage() {
  const { id = '' } = useParams();
  const { currentData: product, isError, refetch } = useProductQuery(wantedProduct(id, useSearchParams()[0]));

  if (product) return <LoadedProduct key={product._id} product={product} />;
  if (product === null || isError) {
    return <ProductUnavailable canonical={productPath(id)} isError={isError} onRetry={() => void refetch()} />;
  }
  return (
    <PageLayout>
      <Spinner label="Loading product" />
    </PageLayout>
  );
}

function LoadedProduct({ product }: { product: ProductDetails }) {
  const cart = useAddToCart(product);
  const { currentData: reviews = [] } = useReviewsQuery(product._id);
  const button = useRef<HTMLDivElement>(null);
  const category = useCategories().find(({ slug }) => slug === product.category);
  const breadcrumbs = [
    { label: 'Store', to: productsPath() },
    ...(category ? [{ label: category.name, to: listingPath({ category: category.slug }) }] : []),
    { label: product.title },
  ];

  return (
    <Root>
      <ProductMetadata product={product} category={category?.name} breadcrumbs={breadcrumbs} />
      <PageLayout>
        <Stack gap={6}>
          <Breadcrumbs items={breadcrumbs} />
          <Columns widths={[7, 5]}>
            <ProductGallery pictures={product.pictures} title={product.title} />
            <ProductSummary product={product} cart={cart} buttonRef={button} />
            <Stack gap={8}>
              <ProductDescription product={product} />
              <DeliveryAndReturns isInStock={product.stock > 0} />
            </Stack>
            {product.facts && <ProductFacts facts={product.facts} mrp={product.originalPrice} />}
          </Columns>
        </Stack>
      </PageLayout>
      <ReviewList reviews={reviews} />
      <RelatedProducts productId={product._id} />
      <RecentlyViewed product={product} />
      <BuyBar product={product} cart={cart} button={button} />
    </Root>
  );
}
