import { problemOf, useAuth, useHydrated } from '@kaagazz/contract';
import { Button, Form, FormMessage, Text, TextField, TextLink } from '@kaagazz/design-system';
import { STOCK_ALERT_DAYS, isEmail } from '@kaagazz/domain';
import { useState } from 'react';

import { useRequestAlertMutation } from './stock-alert.api.ts';

export function StockAlertForm({ productId }: { productId: string }) {
  const { user } = useAuth();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [request, { isLoading, isSuccess, error }] = useRequestAlertMutation();
  const email = typed ?? user?.email ?? '';

  if (isSuccess) {
    return (
      <FormMessage tone="success">
        We have sent an email to {email}. Please open the link in it, so that we know it’s yours.
      </FormMessage>
    );
  }
  return (
    <Form
      aria-label="Back in stock"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isEmail(email)) void request({ productId, email });
      }}
    >
      <TextField
        type="email"
        name="email"
        label="Your email"
        autoComplete="email"
        required
        value={email}
        error={isChecked && !isEmail(email) ? 'Enter a valid email address.' : undefined}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      {error && <FormMessage tone="error">{problemOf(error).message}</FormMessage>}
      <Button type="submit" size="lg" busy={isLoading} disabled={!isHydrated}>
        Tell me when it’s back
      </Button>
      <Text tone="soft" size="sm">
        You get one email when it’s back. We then delete your address, at the latest after {STOCK_ALERT_DAYS} days.{' '}
        <TextLink to="/privacy-policy">Privacy policy</TextLink>
      </Text>
    </Form>
  );
}
