import { problemOf } from '@kaagazz/contract';
import { ButtonLink, EmptyState, ErrorState, Spinner } from '@kaagazz/design-system';

import { productsPath } from '../../paths.ts';
import { useSharedWishlistQuery } from './wishlist.api.ts';
import { WishlistCards } from './wishlist-cards.tsx';

export function SharedWishlist({ token }: { token: string }) {
  const { currentData: products, error, refetch } = useSharedWishlistQuery(token);

  if (error && problemOf(error).status !== 404) {
    return <ErrorState title="We couldn’t load this wishlist." onRetry={() => void refetch()} />;
  }
  if (!error && !products) return <Spinner label="Loading the wishlist" />;
  if (products && products.length > 0) return <WishlistCards products={products} />;
  return (
    <EmptyState
      title={products ? 'This wishlist is empty' : 'This wishlist isn’t shared any more'}
      action={<ButtonLink to={productsPath()}>Explore products</ButtonLink>}
    >
      {products ? 'The owner hasn’t added any products yet.' : 'Ask the owner for a new link.'}
    </EmptyState>
  );
}
