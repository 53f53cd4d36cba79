import { PageHead, useHydrated } from '@kaagazz/contract';
import { Heading, PageLayout, Spinner, Stack } from '@kaagazz/design-system';
import { useLocation } from 'react-router-dom';

import { OwnWishlist } from '../features/wishlist/own-wishlist.tsx';
import { SharedWishlist } from '../features/wishlist/shared-wishlist.tsx';
import { paths } from '../paths.ts';

export function WishlistPage() {
  const isHydrated = useHydrated();
  // Browsers don't send the fragment to the server, so the token doesn't appear in logs.
  const token = useLocation().hash.slice(1);
  const isShared = isHydrated && token !== '';
  return (
    <PageLayout>
      <PageHead title="Wishlist" description="Products you have saved for later." canonical={paths.wishlist} noIndex />
      <Stack gap={8}>
        <Heading level={1}>{isShared ? 'A shared wishlist' : 'Your wishlist'}</Heading>
        {!isHydrated && <Spinner label="Loading the wishlist" />}
        {isHydrated && (isShared ? <SharedWishlist token={token} /> : <OwnWishlist />)}
      </Stack>
    </PageLayout>
  );
}
