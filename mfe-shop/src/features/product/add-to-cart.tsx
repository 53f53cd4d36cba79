import { Button, Cluster, Icon, QuantityStepper, Stack, Text, TextLink, tokens } from '@kaagazz/design-system';
import { CART_FULL_TEXT, stockLevel } from '@kaagazz/domain';
import type { Ref } from 'react';
import styled from 'styled-components';

import type { Product } from '@kaagazz/api-schema';
import { paths } from '../../paths.ts';
import { CartDrawer } from '../cart-drawer/index.ts';
import { WhyNoMore } from '../quantity/index.ts';
import type { Purchase } from './use-purchase.ts';

/** Keeps its place, so that nothing moves when it speaks. */
const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(1)} ${tokens.space(4)};
  align-items: center;
  min-height: 2rem;
`;

const Added = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space(2)};
  margin: 0;
  color: ${tokens.color.leafDark};
`;

const AddButton = styled(Button)`
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

interface AddToCartProps {
  product: Product;
  purchase: Purchase;
  /** where the button is */
  placeRef: Ref<HTMLDivElement>;
}

/** How many, and into the cart; what is there already, and that it worked. */
export function AddToCart({ product, purchase, placeRef }: AddToCartProps) {
  const { quantity, setQuantity, isCut, left, inCart, isCartFull, isReady, add, addition, isAddedShown } = purchase;
  const isSoldOut = stockLevel(product.stock) === 'out-of-stock';

  return (
    <Stack gap={3}>
      <Cluster gap={4} ref={placeRef}>
        {!isSoldOut && (
          <QuantityStepper
            label={`Quantity of ${product.title}`}
            quantity={quantity}
            maximum={Math.max(1, left)}
            onChange={(delta) => setQuantity(quantity + delta)}
            onTyped={setQuantity}
          />
        )}
        {/* Not `disabled` when the last piece has gone into the cart, or the last line: that would take the focus away from who just pressed it. */}
        <AddButton size="lg" disabled={isSoldOut || !isReady} aria-disabled={!isSoldOut && left < 1} onClick={add}>
          Add to cart
        </AddButton>
        <CartDrawer added={addition} />
      </Cluster>
      <Said>
        {(inCart > 0 || (isCartFull && !isSoldOut)) && (
          <Text size="sm">
            {isCartFull
              ? CART_FULL_TEXT
              : left < 1 && !isSoldOut
                ? allInCart(product.stock)
                : `${inCart} in your cart.`}{' '}
            <TextLink to={paths.cart}>View cart</TextLink>
          </Text>
        )}
        <Added role="status">
          {isCut && <WhyNoMore most={quantity} stock={product.stock} inCart={inCart} />}
          {isAddedShown && (
            <>
              <Icon name="check" /> Added to cart
            </>
          )}
        </Added>
      </Said>
    </Stack>
  );
}

function allInCart(stock: number): string {
  return stock === 1 ? 'The last one is in your cart.' : `All ${stock} that are left are in your cart.`;
}
