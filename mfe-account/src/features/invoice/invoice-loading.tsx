import { Skeleton, Spinner, Stack } from '@kaagazz/design-system';

export function InvoiceLoading() {
  return (
    <Stack gap={5}>
      <Spinner label="Loading your invoice" />
      <Skeleton width="100%" height="52rem" />
    </Stack>
  );
}
