import type { Product } from '@kaagazz/api-schema';
import { Button, Cluster, Icon, QuantityStepper, Stack, Text, TextLink, tokens } from '@kaagazz/design-system';
import { CART_FULL_TEXT } from '@kaagazz/domain';
import { useId } from 'react';
import type { Ref } from 'react';
import styled from 'styled-components';

import { paths } from '../../paths.ts';
import { CartDrawer } from '../cart-drawer/index.ts';
import { QuantityLimitNote } from '../quantity/index.ts';
import type { AddToCartState } from './use-add-to-cart.ts';

const Messages = styled.div`
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
  flex: 1;
  max-width: 20rem;

  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

interface AddToCartProps {
  product: Product;
  cart: AddToCartState;
  buttonRef: Ref<HTMLDivElement>;
}

export function AddToCart({ product, cart, buttonRef }: AddToCartProps) {
  const { quantity, setQuantity, isLimited, available, inCart, isCartFull, isReady, add, addition } = cart;
  const limitId = useId();

  return (
    <Stack gap={3}>
      <Cluster gap={4} ref={buttonRef}>
        <QuantityStepper
          label={`Quantity of ${product.title}`}
          quantity={quantity}
          maximum={Math.max(1, available)}
          onChange={(delta) => setQuantity(quantity + delta)}
          onTyped={setQuantity}
          limitId={limitId}
        />
        {/* `aria-disabled` keeps the focus on the button after the last piece has been added. */}
        <AddButton size="lg" disabled={!isReady} aria-disabled={available < 1} onClick={add}>
          Add to cart
        </AddButton>
        <CartDrawer added={addition} />
      </Cluster>
      <Messages>
        {inCart > 0 || isCartFull ? (
          <Text size="sm">
            {isCartFull ? CART_FULL_TEXT : available < 1 ? allInCart(product.stock) : `${inCart} in your cart.`}{' '}
            <TextLink to={paths.cart}>View cart</TextLink>
          </Text>
        ) : (
          <Text size="sm">Price includes all taxes.</Text>
        )}
        <Added role="status" id={limitId}>
          {isLimited && <QuantityLimitNote limit={quantity} stock={product.stock} inCart={inCart} />}
          {cart.isAddedShown && (
            <>
              <Icon name="check" /> Added to cart
            </>
          )}
        </Added>
      </Messages>
    </Stack>
  );
}

function allInCart(stock: number): string {
  return stock === 1 ? 'The last one is already in your cart.' : `All remaining ${stock} are in your cart.`;
}
