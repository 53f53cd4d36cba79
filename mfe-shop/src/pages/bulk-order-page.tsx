import type { ProductDetails } from '@kaagazz/api-schema';
import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import { ButtonLink, Columns, EmptyState, Heading, PageLayout, Spinner, Stack, Text } from '@kaagazz/design-system';
import { MINIMUM_BULK_QUANTITY } from '@kaagazz/domain';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { useProductQuery } from '../api.ts';
import { BulkOrderForm } from '../features/bulk-order/bulk-order-form.tsx';
import { BulkOrderSent } from '../features/bulk-order/bulk-order-sent.tsx';
import { BulkProduct } from '../features/bulk-order/bulk-product.tsx';
import { ProductUnavailable } from '../features/product/product-unavailable.tsx';
import { bulkPath } from '../paths.ts';

export function BulkOrderPage() {
  const { id = '' } = useParams();
  const { currentData: product, isError, refetch } = useProductQuery({ id });

  if (product === null || (!product && isError)) {
    return <ProductUnavailable canonical={bulkPath(id)} isError={isError} onRetry={() => void refetch()} />;
  }
  if (!product) {
    return (
      <PageLayout>
        <Spinner label="Loading product" />
      </PageLayout>
    );
  }
  return (
    <PageLayout>
      <PageHead
        title={`Bulk order: ${product.title}`}
        description={`Request a price for ${MINIMUM_BULK_QUANTITY} or more of ${product.title}.`}
        canonical={bulkPath(product._id)}
        noIndex
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>Bulk order</Heading>
          <Text tone="soft">
            For weddings, offices and schools: {MINIMUM_BULK_QUANTITY} pieces or more, with your own print if you like.
          </Text>
        </Stack>
        <Columns widths={[4, 7]}>
          <BulkProduct product={product} />
          <Request key={product._id} product={product} />
        </Columns>
      </Stack>
    </PageLayout>
  );
}

function Request({ product }: { product: ProductDetails }) {
  const { status, user } = useAuth();
  const [sent, setSent] = useState(false);

  if (status === 'loading') return <Spinner label="Checking login status" />;
  if (!user) {
    return (
      <EmptyState
        title="Please login"
        action={<ButtonLink to={signInPath(bulkPath(product._id))}>Login / Signup</ButtonLink>}
      >
        You need an account to request a bulk order, so that we know how to reach you.
      </EmptyState>
    );
  }
  return sent ? (
    <BulkOrderSent onAnother={() => setSent(false)} />
  ) : (
    <BulkOrderForm product={product} user={user} onSent={() => setSent(true)} />
  );
}
