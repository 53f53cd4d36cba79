import { PageHead } from '@kaagazz/contract';
import { ButtonLink, EmptyState, ErrorState, PageLayout } from '@kaagazz/design-system';

import { productsPath } from '../../paths.ts';

interface ProductUnavailableProps {
  canonical: string;
  isError: boolean;
  onRetry: () => void;
}

export function ProductUnavailable({ canonical, isError, onRetry }: ProductUnavailableProps) {
  return (
    <PageLayout>
      <PageHead
        title="Product not found"
        description="This product could not be shown."
        canonical={canonical}
        status={isError ? 503 : 404}
        noIndex
      />
      <EmptyState
        headingLevel={1}
        title="Product not found"
        action={!isError && <ButtonLink to={productsPath()}>See all products</ButtonLink>}
      >
        {isError ? undefined : 'We may no longer sell it, or the link may be wrong.'}
      </EmptyState>
      {isError && <ErrorState title="We couldn’t load this product." onRetry={onRetry} />}
    </PageLayout>
  );
}
