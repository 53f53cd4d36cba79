import { problemOf, useToast } from '@kaagazz/contract';
import { Button, Cluster, Stack, Text, TextField } from '@kaagazz/design-system';

import { paths } from '../../paths.ts';
import { useChangeWishlistMutation, useWishlistQuery } from './wishlist.api.ts';

export function ShareLink({ userId }: { userId: string }) {
  const { data } = useWishlistQuery(userId);
  const [changeWishlist, { isLoading }] = useChangeWishlistMutation();
  const toast = useToast();
  if (!data) return null;
  const { shareToken } = data;
  const url = shareToken && `${window.location.origin}${paths.wishlist}#${shareToken}`;

  async function change(isShared: boolean) {
    const { error } = await changeWishlist({ userId, change: { isShared } });
    if (error) toast({ text: problemOf(error).message || 'Please try again.', tone: 'error' });
  }

  async function copy(text: string) {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    toast({
      text: isCopied ? 'Link copied' : 'We couldn’t copy the link. Please copy it from the field.',
      tone: 'info',
    });
  }

  if (!url) {
    return (
      <Stack gap={3}>
        <Text>Share your wishlist with a link. Anyone with the link can see the products, but not your name.</Text>
        <Cluster>
          <Button variant="secondary" busy={isLoading} onClick={() => void change(true)}>
            Create a link
          </Button>
        </Cluster>
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      <TextField
        label="Link to your wishlist"
        hint="Anyone with the link can see the products, but not your name."
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Cluster gap={4}>
        <Button variant="secondary" onClick={() => void copy(url)}>
          Copy link
        </Button>
        <Button variant="quiet" busy={isLoading} onClick={() => void change(false)}>
          Stop sharing
        </Button>
      </Cluster>
    </Stack>
  );
}
