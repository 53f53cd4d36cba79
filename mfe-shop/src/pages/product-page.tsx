import { PageHead } from '@kaagazz/contract';
import {
  Breadcrumbs,
  ButtonLink,
  Columns,
  EmptyState,
  ErrorState,
  Heading,
  PageLayout,
  Spinner,
  Stack,
} from '@kaagazz/design-system';
import { categoryOf } from '@kaagazz/domain';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';

import { useProductQuery } from '../api.ts';
import type { Product } from '@kaagazz/api-schema';
import { shelfPath } from '../features/catalogue/index.ts';
import { BuyBar } from '../features/product/buy-bar.tsx';
import { ProductGallery } from '../features/product/product-gallery.tsx';
import { ProductHead } from '../features/product/product-head.tsx';
import { ProductSummary } from '../features/product/product-summary.tsx';
import { RelatedProducts } from '../features/product/related-products.tsx';
import { usePurchase } from '../features/product/use-purchase.ts';
import { productPath, productsPath } from '../paths.ts';

/** What the bar at a phone's lower edge stays inside of. */
const Whole = styled.div`
  position: relative;
`;

const Centred = styled.div`
  text-align: center;
`;

const NOT_FOUND = 'Product not found';

export function ProductPage() {
  const { id = '' } = useParams();
  const { currentData: product, isError, refetch } = useProductQuery(id);

  if (product === null) return <ProductMissing id={id} />;
  if (product === undefined)
    return isError ? <ProductAway id={id} onRetry={() => void refetch()} /> : <ProductOnItsWay />;

  return <LoadedProduct key={product._id} product={product} />;
}

function LoadedProduct({ product }: { product: Product }) {
  const purchase = usePurchase(product);
  const button = useRef<HTMLDivElement>(null);
  const category = categoryOf(product.category);
  const trail = [
    { label: 'Store', to: productsPath() },
    ...(category ? [{ label: category.name, to: shelfPath({ category: category.slug }) }] : []),
    { label: product.title },
  ];

  return (
    <Whole>
      <ProductHead product={product} category={category?.name} trail={trail} />
      <PageLayout>
        <Stack gap={6}>
          <Breadcrumbs items={trail} />
          <Columns widths={[7, 5]}>
            <ProductGallery images={product.images} title={product.title} />
            <ProductSummary product={product} purchase={purchase} buttonRef={button} />
          </Columns>
        </Stack>
      </PageLayout>
      <RelatedProducts productId={product._id} />
      <BuyBar product={product} purchase={purchase} button={button} />
    </Whole>
  );
}

function ProductOnItsWay() {
  return (
    <PageLayout>
      <Spinner label="Loading product" />
    </PageLayout>
  );
}

/** No such product (E30). */
function ProductMissing({ id }: { id: string }) {
  return (
    <PageLayout>
      <ProductNotFoundHead id={id} status={404} />
      <EmptyState
        headingLevel={1}
        title={NOT_FOUND}
        action={<ButtonLink to={productsPath()}>See all products</ButtonLink>}
      >
        It may have sold out for good, or the link has a slip in it.
      </EmptyState>
    </PageLayout>
  );
}

/** The product could not be loaded: the same text (E30), but another try may help. */
function ProductAway({ id, onRetry }: { id: string; onRetry: () => void }) {
  return (
    <PageLayout>
      <ProductNotFoundHead id={id} status={503} />
      <Centred>
        <Heading level={1}>{NOT_FOUND}</Heading>
      </Centred>
      <ErrorState title="The shop did not answer. Your cart is safe." onRetry={onRetry} />
    </PageLayout>
  );
}

function ProductNotFoundHead({ id, status }: { id: string; status: 404 | 503 }) {
  return (
    <PageHead
      title={NOT_FOUND}
      description="This product could not be shown."
      canonical={productPath(id)}
      status={status}
      noIndex
    />
  );
}
