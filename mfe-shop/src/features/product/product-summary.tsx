import type { ProductDetails } from '@kaagazz/api-schema';
import { useSiteSettings } from '@kaagazz/contract';
import { Cluster, Heading, Price, Stack, Stars, StockBadge, Text, TextLink } from '@kaagazz/design-system';
import { PACKING_DAYS, formatRupees, stockLevel } from '@kaagazz/domain';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';

import { bulkPath } from '../../paths.ts';
import { DeliveryEstimate } from '../delivery/index.ts';
import { ReviewForm } from '../reviews/index.ts';
import { AlertLink, StockAlertForm } from '../stock-alert/index.ts';
import { HeartSlot } from '../wishlist/index.ts';
import { AddToCart } from './add-to-cart.tsx';
import { QuantityPrices } from './quantity-prices.tsx';
import { Variants } from './variants.tsx';
import type { AddToCartState } from './use-add-to-cart.ts';

interface ProductSummaryProps {
  product: ProductDetails;
  cart: AddToCartState;
  buttonRef: Ref<HTMLDivElement>;
}

export function ProductSummary({ product, cart, buttonRef }: ProductSummaryProps) {
  const { flatFee, freeAbove, varies, giftWrap } = useSiteSettings().shipping;
  const [search] = useSearchParams();
  const alertId = search.get('alert');
  const reviewToken = search.get('review');
  const isSoldOut = stockLevel(product.stock) === 'out-of-stock';

  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={1} size="xxl">
          {product.title}
        </Heading>
        {product.reviewCount ? (
          <Cluster gap={2}>
            <Stars rating={product.rating} />
            <Text size="sm">{product.reviewCount === 1 ? '1 review' : `${product.reviewCount} reviews`}</Text>
          </Cluster>
        ) : null}
      </Stack>
      <Stack gap={3}>
        <Price
          price={product.price}
          originalPrice={product.originalPrice}
          discountPercent={product.discountPercent}
          size="lg"
        />
        <StockBadge stock={product.stock} exact />
      </Stack>
      <Variants productId={product._id} variants={product.variants} />
      {reviewToken !== null && <ReviewForm productId={product._id} token={reviewToken} />}
      {alertId !== null && <AlertLink id={alertId} />}
      {isSoldOut ? (
        alertId === null && <StockAlertForm productId={product._id} />
      ) : (
        <>
          {product.quantityPrices && <QuantityPrices prices={product.quantityPrices} cart={cart} />}
          <AddToCart product={product} cart={cart} buttonRef={buttonRef} />
          <Stack gap={2}>
            <DeliveryEstimate days={PACKING_DAYS} />
            <Text size="sm">
              Shipping {varies && 'from '}
              {formatRupees(flatFee)}, free on orders above {formatRupees(freeAbove)}.
            </Text>
            <Text size="sm">Pay by UPI, card or net banking.</Text>
            <Text size="sm">A gift? Add a note{giftWrap ? ' and gift wrap' : ''} at checkout.</Text>
          </Stack>
        </>
      )}
      <HeartSlot id={product._id} title={product.title} withText />
      <Text size="sm">
        Need ten or more for an office, wedding or school? We make large quantities to order.{' '}
        <TextLink to={bulkPath(product._id)}>Order in bulk</TextLink>
      </Text>
    </Stack>
  );
}
