import type { ProductDetails } from '@kaagazz/api-schema';
import { Picture, Price, Sheet, Stack, Text, TextLink, media, tokens } from '@kaagazz/design-system';
import { MINIMUM_BULK_QUANTITY, formatPaise, fromRupees, priceAtQuantity } from '@kaagazz/domain';
import styled from 'styled-components';

import noPicture from '../../illustrations/no-picture.svg';
import { productPath } from '../../paths.ts';

const Card = styled(Sheet)`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${tokens.space(4)};
  align-items: start;

  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paperShade};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export function BulkProduct({ product }: { product: ProductDetails }) {
  const { title, images, price, originalPrice, discountPercent } = product;
  const bulkPrice = fromRupees(priceAtQuantity(product, MINIMUM_BULK_QUANTITY));
  return (
    <Card>
      <Picture src={images[0] ?? noPicture} sizes="(min-width: 1024px) 360px, 88px" alt="" width={800} height={800} />
      <Stack gap={3}>
        <TextLink to={productPath(product._id)}>{title}</TextLink>
        <Price price={price} originalPrice={originalPrice} discountPercent={discountPercent} />
        <Text size="sm">
          {MINIMUM_BULK_QUANTITY} cost {formatPaise(bulkPrice * MINIMUM_BULK_QUANTITY)}. For larger quantities, we’ll
          send you a quote.
        </Text>
      </Stack>
    </Card>
  );
}
