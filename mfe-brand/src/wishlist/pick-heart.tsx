import { useHydrated } from '@kaagazz/contract';
import { useWishlist, wishlistHooks } from '@kaagazz/contract/wishlist';
import { HeartButton, HeartCorner } from '@kaagazz/design-system';

import { brandApi } from '../api.ts';

const HOOKS = wishlistHooks(brandApi);

interface PickHeartProps {
  id: string;
  title: string;
}

/** Renders the wishlist button only in the browser, because the button needs JavaScript. */
export function PickHeart(props: PickHeartProps) {
  const isHydrated = useHydrated();
  return <HeartCorner>{isHydrated && <Heart {...props} />}</HeartCorner>;
}

function Heart({ id, title }: PickHeartProps) {
  const { ids, isReady, toggle } = useWishlist(HOOKS);
  return (
    <HeartButton
      label={`Wishlist: ${title}`}
      isSaved={ids.includes(id)}
      disabled={!isReady}
      onClick={() => toggle(id)}
    />
  );
}
