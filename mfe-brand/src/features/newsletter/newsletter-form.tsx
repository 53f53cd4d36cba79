import { problemOf, useHydrated } from '@kaagazz/contract';
import { Button, Form, FormMessage, Text, TextField, TextLink } from '@kaagazz/design-system';
import { isEmail } from '@kaagazz/domain';
import { useState } from 'react';

import { paths } from '../../paths.ts';
import { useRequestNewsletterMutation } from './newsletter.api.ts';

export function NewsletterForm() {
  const isHydrated = useHydrated();
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [request, { isLoading, isSuccess, error }] = useRequestNewsletterMutation();

  if (isSuccess) {
    return (
      <FormMessage tone="success">
        We have sent an email to {email}. Please open the link in it, so that we know it’s yours.
      </FormMessage>
    );
  }
  return (
    <Form
      aria-label="Newsletter"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isEmail(email)) void request(email);
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
        onChange={({ target: { value } }) => setEmail(value)}
      />
      {error && <FormMessage tone="error">{problemOf(error).message}</FormMessage>}
      <Button type="submit" size="lg" busy={isLoading} disabled={!isHydrated}>
        Subscribe
      </Button>
      <Text tone="soft" size="sm">
        We use your address only for the newsletter, and keep it until you unsubscribe with the link in any of our
        newsletters. <TextLink to={paths.privacy}>Privacy policy</TextLink>
      </Text>
    </Form>
  );
}
