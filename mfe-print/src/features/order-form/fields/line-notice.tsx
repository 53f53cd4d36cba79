import { FormMessage, Text } from '@kaagazz/design-system';

interface LineNoticeProps {
  about: 'paid' | 'gone' | 'no-price';
}

export function LineNotice({ about }: LineNoticeProps) {
  if (about === 'gone') {
    return <FormMessage tone="error">This item is no longer in your cart. You can add it again below.</FormMessage>;
  }
  if (about === 'no-price') {
    return (
      <Text>
        We have no fixed price for this. Ask us for a price, and we’ll reply by email. You pay nothing until you accept.
      </Text>
    );
  }
  return (
    <FormMessage tone="success">
      You can change this paid order until printing starts. Changing the text is free. If you change the quantity or the
      paper, you’ll see the price difference before you approve the new proof.
    </FormMessage>
  );
}
