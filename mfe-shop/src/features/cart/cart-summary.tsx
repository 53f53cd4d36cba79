import { ButtonLink, Heading, Sheet, Stack, Text, TextLink, tokens } from '@kaagazz/design-system';
import { FREE_SHIPPING_ABOVE, formatPaise, fromRupees } from '@kaagazz/domain';
import styled from 'styled-components';

import { paths, productsPath } from '../../paths.ts';

const Amounts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space(3)} ${tokens.space(4)};
  margin: 0;

  dd {
    margin: 0;
    text-align: end;
  }
`;

const Total = styled.dt`
  padding-top: ${tokens.space(3)};
  border-top: 1px dashed ${tokens.color.line};
  font-weight: 600;

  & + dd {
    padding-top: ${tokens.space(3)};
    border-top: 1px dashed ${tokens.color.line};
    font-weight: 600;
  }
`;

/** What the cart comes to. `total` in rupees; shipping is known only at checkout (E11). */
export function CartSummary({ total, count }: { total: number; count: number }) {
  const goods = fromRupees(total);
  return (
    <Sheet as="section" folded aria-labelledby="cart-summary">
      <Stack gap={5}>
        <Heading level={2} size="lg" id="cart-summary">
          Order summary
        </Heading>
        <Amounts>
          <dt>{count === 1 ? 'Subtotal (1 item)' : `Subtotal (${count} items)`}</dt>
          <dd>{formatPaise(goods)}</dd>
          <dt>Shipping</dt>
          <dd>Calculated at checkout</dd>
          <Total>Total</Total>
          <dd>{formatPaise(goods)}</dd>
        </Amounts>
        <Text tone="soft" size="sm">
          Total is inclusive of all taxes. <ShippingHint goods={goods} />
        </Text>
        {/* Checkout's document has headers of its own (the payment window's), so it is loaded whole. */}
        <ButtonLink to={paths.order} reloadDocument size="lg">
          Proceed to checkout
        </ButtonLink>
        <TextLink to={productsPath()}>Continue shopping</TextLink>
      </Stack>
    </Sheet>
  );
}

function ShippingHint({ goods }: { goods: number }) {
  if (goods > FREE_SHIPPING_ABOVE) return 'This order ships free.';
  return `Free shipping on orders above ${formatPaise(FREE_SHIPPING_ABOVE)}.`;
}
