import { ButtonLink, Heading, Sheet, Stack, Text, TextLink } from '@kaagazz/design-system';
import { formatPaise, fromRupees, indianDigits } from '@kaagazz/domain';

import { paths, productsPath } from '../../paths.ts';
import { AmountList, ShippingProgress } from '../amounts/index.ts';

interface CartSummaryProps {
  /** rupees */
  total: number;
  count: number;
  /** how many lines can't be paid as they stand */
  unsettled: number;
  /** how many proofs wait for the shopper's approval */
  unapproved: number;
  /** why it can't be paid whatever is in it; `null`: nothing */
  overflow: string | null;
}

/** What the cart comes to; shipping is known only at checkout (E11). */
export function CartSummary({ total, count, unsettled, unapproved, overflow }: CartSummaryProps) {
  const goods = fromRupees(total);
  return (
    <Sheet as="section" folded aria-labelledby="cart-summary">
      <Stack gap={5}>
        <Heading level={2} size="lg" id="cart-summary">
          Order summary
        </Heading>
        <AmountList
          parts={[
            {
              label: count === 1 ? 'Subtotal (1 item)' : `Subtotal (${indianDigits(count)} items)`,
              amount: formatPaise(goods),
            },
            { label: 'Shipping', amount: 'Calculated at checkout' },
          ]}
          total={formatPaise(goods)}
        />
        <Text tone="soft" size="sm">
          Total is inclusive of all taxes.
        </Text>
        {/* What has changed changes the sum: until it is settled nothing is promised of shipping. */}
        {unsettled === 0 ? (
          <ShippingProgress goods={goods} />
        ) : (
          <Text tone="strong" size="sm">
            {unsettled === 1
              ? 'One product has changed. Settle it before you pay.'
              : `${unsettled} products have changed. Settle them before you pay.`}
          </Text>
        )}
        {unapproved > 0 && (
          <Text tone="strong" size="sm">
            {unapproved === 1
              ? 'One proof waits for your approval. Look at it before you pay.'
              : `${unapproved} proofs wait for your approval. Look at them before you pay.`}
          </Text>
        )}
        {overflow !== null && (
          <Text tone="strong" size="sm">
            {overflow}
          </Text>
        )}
        {/* Checkout's document has headers of its own (the payment window's), so it is loaded whole. */}
        <ButtonLink to={paths.order} reloadDocument size="lg">
          Proceed to checkout
        </ButtonLink>
        <TextLink to={productsPath()}>Continue shopping</TextLink>
      </Stack>
    </Sheet>
  );
}
