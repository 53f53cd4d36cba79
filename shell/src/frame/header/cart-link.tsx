import { useCart } from '@kaagazz/contract';
import { Icon, tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { headerItem } from './header.styles.ts';

const Root = styled(Link)`
  ${headerItem}
  position: relative;
  justify-content: center;
  min-width: 2.75rem;
  padding: 0;
`;

const Badge = styled.span`
  position: absolute;
  /* The badge ends above the basket of the cart icon. */
  inset: -0.125rem 0 auto auto;
  min-width: 1.125rem;
  box-sizing: border-box;
  padding: 0 0.25rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.danger};
  color: ${tokens.color.onLeaf};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const MOST_SHOWN = 999;

export function CartLink() {
  const { status, count } = useCart();
  const hasItems = status === 'ready' && count > 0;

  return (
    <Root to="/cart" aria-label={hasItems ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}>
      <Icon name="cart" size={26} />
      {hasItems && (
        <Badge aria-hidden="true" data-testid="cart-badge">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </Badge>
      )}
    </Root>
  );
}
