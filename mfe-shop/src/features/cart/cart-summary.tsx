import { ButtonLink, Heading, Sheet, Stack, Text, TextLink } from '@kaagazz/design-system';
import { formatPaise, fromRupees } from '@kaagazz/domain';

import { paths, productsPath } from '../../paths.ts';
import { AmountList, ShippingProgress } from '../amounts/index.ts';

/** What the cart comes to. `total` in rupees; shipping is known only at checkout (E11). */
export function CartSummary({ total, count }: { total: number; count: number }) {
  const goods = fromRupees(total);
  return (
    <Sheet as="section" folded aria-labelledby="cart-summary">
      <Stack gap={5}>
        <Heading level={2} size="lg" id="cart-summary">
          Order summary
        </Heading>
        <AmountList
          parts={[
            { label: count === 1 ? 'Subtotal (1 item)' : `Subtotal (${count} items)`, amount: formatPaise(goods) },
            { label: 'Shipping', amount: 'Calculated at checkout' },
          ]}
          total={formatPaise(goods)}
        />
        <Text tone="soft" size="sm">
          Total is inclusive of all taxes.
        </Text>
        <ShippingProgress goods={goods} />
        {/* Checkout's document has headers of its own (the payment window's), so it is loaded whole. */}
        <ButtonLink to={paths.order} reloadDocument size="lg">
          Proceed to checkout
        </ButtonLink>
        <TextLink to={productsPath()}>Continue shopping</TextLink>
      </Stack>
    </Sheet>
  );
}
