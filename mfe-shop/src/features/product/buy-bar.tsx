import type { Product } from '@kaagazz/api-schema';
import { Button, Price, media, tokens, useInView } from '@kaagazz/design-system';
import type { RefObject } from 'react';
import styled from 'styled-components';

import type { AddToCartState } from './use-add-to-cart.ts';

const Bar = styled.div<{ $shown: boolean }>`
  position: sticky;
  bottom: 0;
  z-index: 4;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space(4)};
  align-items: center;
  padding: ${tokens.space(2)} ${tokens.space(5)} calc(${tokens.space(2)} + env(safe-area-inset-bottom));
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.lifted};
  box-sizing: border-box;
  min-height: 4.5rem;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};

  ${media.tablet} {
    display: none;
  }
`;

const Title = styled.p`
  margin: 0;
  overflow: hidden;
  font-size: ${tokens.size.sm};
  font-weight: 600;
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const BELOW_HEADER = { rootMargin: '-72px 0px 0px' };

interface BuyBarProps {
  product: Product;
  cart: AddToCartState;
  button: RefObject<HTMLElement | null>;
}

export function BuyBar({ product, cart, button }: BuyBarProps) {
  const isButtonInView = useInView(button, BELOW_HEADER);
  if (product.stock < 1) return null;

  const isShown = isButtonInView === false && cart.available > 0;
  return (
    <Bar $shown={isShown} data-bar={isShown || undefined}>
      {isShown && (
        <>
          <div>
            <Title>{product.title}</Title>
            <Price price={cart.price} />
          </div>
          <Button disabled={!cart.isReady} onClick={cart.add}>
            {cart.isAddedShown ? 'Added' : `Add ${cart.quantity}`}
          </Button>
        </>
      )}
    </Bar>
  );
}
