import { Text } from '@kaagazz/design-system';

export function SoldOutNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="sm">
      {count === 1
        ? 'One product is sold out and not part of this order.'
        : `${count} products are sold out and not part of this order.`}
    </Text>
  );
}
