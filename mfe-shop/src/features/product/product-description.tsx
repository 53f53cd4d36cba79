import type { ProductDetails } from '@kaagazz/api-schema';
import { Badge, Cluster, Stack, Text } from '@kaagazz/design-system';

export function ProductDescription({ product }: { product: ProductDetails }) {
  return (
    <Stack gap={4}>
      <Text>{product.description}</Text>
      {product.tags.length > 0 && (
        <Cluster gap={2}>
          {product.tags.map((tag) => (
            <Badge key={tag}>{tagText(tag)}</Badge>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}

const TAG_TEXTS: Record<string, string> = { bulk: 'Good for bulk orders', 'eco-friendly': 'Eco-friendly' };

function tagText(tag: string): string {
  return TAG_TEXTS[tag] ?? tag.charAt(0).toUpperCase() + tag.slice(1);
}
