import { Skeleton, Spinner, Stack } from '@kaagazz/design-system';

/** Shown while it is not known yet who is there or what they ordered; also what the server sends (E32). */
export function OrdersLoading() {
  return (
    <Stack gap={5}>
      <Spinner label="Loading your orders" />
      <Skeleton width="100%" height="8rem" />
      <Skeleton width="100%" height="8rem" />
    </Stack>
  );
}
