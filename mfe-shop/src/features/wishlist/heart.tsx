import { Cluster, HeartButton, TextLink } from '@kaagazz/design-system';
import styled from 'styled-components';

import { paths } from '../../paths.ts';
import { useWishlist } from './use-wishlist.ts';

const Row = styled(Cluster)`
  margin-inline-start: -6px;
`;

export interface HeartProps {
  id: string;
  title: string;
  withText?: boolean;
}

export function Heart({ id, title, withText }: HeartProps) {
  const { ids, isReady, toggle } = useWishlist();
  const isSaved = ids.includes(id);
  const button = (
    <HeartButton
      label={withText ? undefined : `Wishlist: ${title}`}
      isSaved={isSaved}
      disabled={!isReady}
      onClick={() => toggle(id)}
    >
      {withText && (isSaved ? 'Saved to your wishlist' : 'Save to wishlist')}
    </HeartButton>
  );
  if (!withText) return button;
  return (
    <Row gap={2}>
      {button}
      {isSaved && <TextLink to={paths.wishlist}>View your wishlist</TextLink>}
    </Row>
  );
}
