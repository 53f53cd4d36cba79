import type { DeskProduct } from '@kaagazz/api-schema';
import { ProductCard, Text } from '@kaagazz/design-system';
import { discountedPrice, fromRupees, toRupees } from '@kaagazz/domain';

import type { FieldSpec, Values } from '../../form/index.ts';
import { productPath } from '../../paths.ts';
import { FactList, Facts, Panel } from '../../record/index.ts';

interface ProductPreviewProps {
  product: Pick<DeskProduct, 'id' | 'images' | 'stock'>;
  /** The form's current values, saved or not. */
  values: Values;
  /** The fields that the product's page lists as details. */
  details: readonly FieldSpec[];
}

export function ProductPreview({ product: { id, images, stock }, values, details }: ProductPreviewProps) {
  const { title = '', description = '' } = values;
  const originalPrice = Number(values.originalPrice) || 0;
  const discountPercent = Number(values.discountPercent) || 0;
  const price = toRupees(discountedPrice(fromRupees(originalPrice), discountPercent));
  const card = { _id: id, title, images: images.map(({ url }) => url), stock, originalPrice, discountPercent, price };
  return (
    <Panel title="Preview">
      <ProductCard product={card} to={productPath(id)} sizes="20rem" />
      <Text>{description}</Text>
      <Facts>
        <FactList facts={details.flatMap(({ name, label }) => (values[name] ? { label, value: values[name] } : []))} />
      </Facts>
    </Panel>
  );
}
