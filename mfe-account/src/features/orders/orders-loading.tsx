import { Skeleton, Spinner, Stack } from '@kaagazz/design-system';

export function OrdersLoading() {
  return (
    <Stack gap={5}>
      <Spinner label="Loading your orders" />
      <Skeleton width="100%" height="8rem" />
      <Skeleton width="100%" height="8rem" />
    </Stack>
  );
}
