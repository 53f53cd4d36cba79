import { useCart } from '@kaagazz/contract';
import { Button, Cluster, Icon, Stack, Text, TextLink, tokens } from '@kaagazz/design-system';
import { stockLevel } from '@kaagazz/domain';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

import type { Product } from '../../api.ts';
import noPicture from '../../illustrations/no-picture.svg';
import { paths } from '../../paths.ts';

/** How long 'Added to cart' stays (specification §9). */
const ADDED_SHOWN_MS = 2000;

const Added = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space(2)};
  min-height: 24px;
  margin: 0;
  color: ${tokens.color.leafDark};
`;

/** Puts one piece into the cart and says so. */
export function AddToCart({ product }: { product: Product }) {
  const cart = useCart();
  const [additions, setAdditions] = useState(0);
  const shown = useShownFor(ADDED_SHOWN_MS, additions);
  const inCart = cart.lines.find((line) => line.id === product._id)?.quantity ?? 0;

  const add = () => {
    const { _id: id, title, price, images } = product;
    cart.add({ id, title, price, image: images[0] ?? noPicture });
    setAdditions((count) => count + 1);
  };

  return (
    <Stack gap={3}>
      <Cluster gap={4} align="center">
        <Button
          type="button"
          size="lg"
          disabled={stockLevel(product.stock) === 'out-of-stock' || cart.status === 'loading'}
          onClick={add}
        >
          Add to cart
        </Button>
        {inCart > 0 && (
          <Text>
            {inCart} in your cart. <TextLink to={paths.cart}>View cart</TextLink>
          </Text>
        )}
      </Cluster>
      <Added role="status">
        {shown && (
          <>
            <Icon name="check" /> Added to cart
          </>
        )}
      </Added>
    </Stack>
  );
}

/** True for `milliseconds` after each rise of `count`. */
function useShownFor(milliseconds: number, count: number): boolean {
  const [done, setDone] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setDone(count), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, count]);

  return count > done;
}
