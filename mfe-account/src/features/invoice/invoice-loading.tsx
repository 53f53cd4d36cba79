import { Skeleton, Spinner, Stack } from '@kaagazz/design-system';

/** Placeholder about as high as the invoice of a small order. */
export function InvoiceLoading() {
  return (
    <Stack gap={5}>
      <Spinner label="Loading your invoice" />
      <Skeleton width="100%" height="52rem" />
    </Stack>
  );
}
