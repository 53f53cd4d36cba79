import { useSiteSettings } from '@kaagazz/contract';
import { Button, ButtonLink, Heading, Sheet, Stack, Text, TextLink } from '@kaagazz/design-system';
import { formatPaise, formatRupees, fromRupees, indianDigits } from '@kaagazz/domain';
import type { Paise } from '@kaagazz/domain';

import { paths, productsPath } from '../../paths.ts';
import { AmountList, ShippingProgress } from '../amounts/index.ts';
import { DeliveryEstimate } from '../delivery/index.ts';
import { SoldOutNote } from '../quote/index.ts';

interface CartSummaryProps {
  /** Total in rupees, excluding sold-out lines. */
  total: number;
  count: number;
  flatShipping: Paise;
  productionDays: number;
  soldOut: number;
  changed: number;
  unapproved: number;
  overflow: string | null;
}

export function CartSummary(props: CartSummaryProps) {
  const { total, count, flatShipping, productionDays, soldOut, changed, unapproved, overflow } = props;
  const { freeAbove, varies } = useSiteSettings().shipping;
  const goods = fromRupees(total);
  const canProceed = count > 0 && changed === 0 && unapproved === 0 && overflow === null;
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
            {
              label: 'Shipping',
              amount: 'Calculated at checkout',
              note: `${varies ? 'From ' : ''}${formatPaise(flatShipping)}, free above ${formatRupees(freeAbove)}`,
            },
          ]}
          total={formatPaise(goods)}
        />
        <Text tone="soft" size="sm">
          Total is inclusive of all taxes.
        </Text>
        {/* Changed prices may change the shipping fee, so hide the progress until the shopper
            accepts them. */}
        {changed === 0 ? (
          <ShippingProgress goods={goods} />
        ) : (
          <Text tone="strong" size="sm">
            {changed === 1
              ? 'One product needs your review before you pay.'
              : `${changed} products need your review before you pay.`}
          </Text>
        )}
        <SoldOutNote count={soldOut} />
        {unapproved > 0 && (
          <Text tone="strong" size="sm">
            {unapproved === 1
              ? 'One proof needs your approval. Please review it before you pay.'
              : `${unapproved} proofs need your approval. Please review them before you pay.`}
          </Text>
        )}
        {overflow !== null && (
          <Text tone="strong" size="sm">
            {overflow}
          </Text>
        )}
        {/* Checkout needs a full page load because it has its own security headers. */}
        {canProceed ? (
          <ButtonLink to={paths.order} reloadDocument size="lg">
            Proceed to checkout
          </ButtonLink>
        ) : (
          <Button size="lg" disabled>
            Proceed to checkout
          </Button>
        )}
        <TextLink to={productsPath()}>Continue shopping</TextLink>
        <Text tone="soft" size="sm">
          You can add a discount code, a gift note or a GSTIN at checkout.
        </Text>
        {canProceed && <DeliveryEstimate days={productionDays} />}
      </Stack>
    </Sheet>
  );
}
