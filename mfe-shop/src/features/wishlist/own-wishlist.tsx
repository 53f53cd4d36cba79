import { signInPath, useAuth, useCart, useToast } from '@kaagazz/contract';
import {
  Button,
  ButtonLink,
  Cluster,
  Divider,
  EmptyState,
  ErrorState,
  Spinner,
  Stack,
  Text,
  TextLink,
} from '@kaagazz/design-system';
import type { CardProduct } from '@kaagazz/design-system';
import { fitsIntoCart } from '@kaagazz/domain';

import noPicture from '../../illustrations/no-picture.svg';
import { paths, productsPath } from '../../paths.ts';
import { ShareLink } from './share-link.tsx';
import { useWishlist } from './use-wishlist.ts';
import { useWishlistProductsQuery } from './wishlist.api.ts';
import { WishlistCards } from './wishlist-cards.tsx';

export function OwnWishlist() {
  const { user } = useAuth();
  const cart = useCart();
  const toast = useToast();
  const { ids, isReady, isError, isShared, toggle } = useWishlist();
  const products = useWishlistProductsQuery(ids.join(','), { skip: ids.length === 0, refetchOnMountOrArgChange: true });
  const shown = products.data?.filter(({ _id }) => ids.includes(_id));

  function moveToCart({ _id: id, title, price, images }: CardProduct) {
    if (!fitsIntoCart(cart.lines, id)) {
      toast({ text: 'Your cart is full.', tone: 'error' });
      return;
    }
    cart.add({ id, title, price, image: images[0] ?? noPicture });
    toggle(id);
    toast({ text: `${title} is in your cart.`, tone: 'success' });
  }

  if (isError || products.isError) {
    return <ErrorState title="We couldn’t load your wishlist." onRetry={() => window.location.reload()} />;
  }
  if (!isReady || (ids.length > 0 && !shown)) return <Spinner label="Loading your wishlist" />;
  if (!shown || shown.length === 0) {
    return (
      <Stack gap={8}>
        <EmptyState
          title="Your wishlist is empty"
          action={<ButtonLink to={productsPath()}>Explore products</ButtonLink>}
        >
          Press the heart on a product to save it here.
        </EmptyState>
        {user && isShared && <ShareLink userId={user._id} />}
      </Stack>
    );
  }
  return (
    <Stack gap={8}>
      {!user && (
        <Text>
          This list ends when you close the tab. <TextLink to={signInPath(paths.wishlist)}>Sign in</TextLink> to keep
          and share it.
        </Text>
      )}
      <WishlistCards
        products={shown}
        actions={(product) => (
          <Cluster gap={2}>
            {product.stock > 0 && (
              <Button
                variant="secondary"
                aria-label={`Move to cart: ${product.title}`}
                disabled={cart.status !== 'ready'}
                onClick={() => moveToCart(product)}
              >
                Move to cart
              </Button>
            )}
            <Button variant="quiet" aria-label={`Remove: ${product.title}`} onClick={() => toggle(product._id)}>
              Remove
            </Button>
          </Cluster>
        )}
      />
      {user && (
        <>
          <Divider />
          <ShareLink userId={user._id} />
        </>
      )}
    </Stack>
  );
}
