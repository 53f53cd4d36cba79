import {
  Badge,
  Cluster,
  Divider,
  Heading,
  Price,
  Stack,
  Stars,
  StockBadge,
  Text,
  TextLink,
} from '@kaagazz/design-system';
import { FREE_SHIPPING_ABOVE, categoryOf, formatPaise } from '@kaagazz/domain';

import type { Product } from '../../api.ts';
import { productsPath } from '../../paths.ts';
import { AddToCart } from './add-to-cart.tsx';

/** What a shopper decides by: name, price, stock, story; and the button. */
export function ProductSummary({ product }: { product: Product }) {
  const category = categoryOf(product.category);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        {category && <TextLink to={productsPath(category.slug)}>{category.name}</TextLink>}
        <Heading level={1} size="xxl">
          {product.title}
        </Heading>
        <Stars rating={product.rating} />
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
      <AddToCart product={product} />
      <Divider />
      <Text>{product.description}</Text>
      {product.tags.length > 0 && (
        <Cluster gap={2}>
          {product.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Cluster>
      )}
      <Text tone="soft" size="sm">
        Free shipping on orders above {formatPaise(FREE_SHIPPING_ABOVE)}. Made by hand, so no two pieces are quite
        alike.
      </Text>
    </Stack>
  );
}
