import { PageHead, signInPath, useAuth } from '@kaagazz/contract';
import {
  ButtonLink,
  Columns,
  EmptyState,
  ErrorState,
  Heading,
  PageLayout,
  Spinner,
  Stack,
  Text,
} from '@kaagazz/design-system';
import { MINIMUM_BULK_QUANTITY } from '@kaagazz/domain';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { useProductQuery } from '../api.ts';
import type { Product } from '@kaagazz/api-schema';
import { BulkOrderForm } from '../features/bulk-order/bulk-order-form.tsx';
import { BulkOrderSent } from '../features/bulk-order/bulk-order-sent.tsx';
import { BulkProduct } from '../features/bulk-order/bulk-product.tsx';
import { bulkPath, productsPath } from '../paths.ts';

export function BulkOrderPage() {
  const { id = '' } = useParams();
  const { currentData: product, isError, refetch } = useProductQuery(id);

  if (product === undefined && !isError) {
    return (
      <PageLayout>
        <Spinner label="Loading product" />
      </PageLayout>
    );
  }
  if (!product) {
    return (
      <PageLayout>
        <PageHead
          title="Product not found"
          description="This product could not be shown."
          canonical={bulkPath(id)}
          status={isError ? 503 : 404}
          noIndex
        />
        <EmptyState
          headingLevel={1}
          title="Product not found"
          action={!isError && <ButtonLink to={productsPath()}>See all products</ButtonLink>}
        />
        {isError && <ErrorState title="The shop did not answer." onRetry={() => void refetch()} />}
      </PageLayout>
    );
  }
  return (
    <PageLayout>
      <PageHead
        title={`Bulk order: ${product.title}`}
        description={`Ask for ${MINIMUM_BULK_QUANTITY} or more of ${product.title}.`}
        canonical={bulkPath(product._id)}
        noIndex
      />
      <Stack gap={8}>
        <Stack gap={3}>
          <Heading level={1}>Bulk order</Heading>
          <Text tone="soft">
            For weddings, offices and schools: {MINIMUM_BULK_QUANTITY} pieces or more, with your print on them if you
            like.
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

/** The form for signed-in shoppers. Visitors get a link to sign in and return here. */
function Request({ product }: { product: Product }) {
  const { status, user } = useAuth();
  const [sent, setSent] = useState(false);

  if (status === 'loading') return <Spinner label="Checking login status" />;
  if (!user) {
    return (
      <EmptyState
        title="Please login"
        action={<ButtonLink to={signInPath(bulkPath(product._id))}>Login / Signup</ButtonLink>}
      >
        You need an account to ask for a bulk order, so that we know whom to answer.
      </EmptyState>
    );
  }
  return sent ? (
    <BulkOrderSent onAnother={() => setSent(false)} />
  ) : (
    <BulkOrderForm product={product} user={user} onSent={() => setSent(true)} />
  );
}
