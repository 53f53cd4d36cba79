import { FormMessage } from '@kaagazz/design-system';

/** Tells a shopper that a line is already paid for, or is no longer in the cart. */
export function LineNotice({ isPaid }: { isPaid: boolean }) {
  if (!isPaid) {
    return <FormMessage tone="error">That item is no longer in your cart. This form adds a new one.</FormMessage>;
  }
  return (
    <FormMessage tone="success">
      You can change this paid order until printing starts. New text is free. If another quantity or paper changes the
      price, you see the difference before you approve the new proof.
    </FormMessage>
  );
}
