import { Skeleton, Spinner, Stack } from '@kaagazz/design-system';

/** Shown until the invoice has come; also what the server sends (E32). As high as the sheet of a small order. */
export function InvoiceWaiting() {
  return (
    <Stack gap={5}>
      <Spinner label="Loading your invoice" />
      <Skeleton width="100%" height="52rem" />
    </Stack>
  );
}
