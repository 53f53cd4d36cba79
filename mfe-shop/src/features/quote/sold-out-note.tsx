import { Text } from '@kaagazz/design-system';

export function SoldOutNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="sm">
      {count === 1
        ? 'One sold-out product is not included in this order.'
        : `${count} sold-out products are not included in this order.`}
    </Text>
  );
}
