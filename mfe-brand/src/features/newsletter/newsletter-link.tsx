import { problemOf } from '@kaagazz/contract';
import { Button, Cluster, FormMessage, Stack, Text } from '@kaagazz/design-system';

import { useConfirmNewsletterMutation, useUnsubscribeMutation } from './newsletter.api.ts';

interface NewsletterLinkProps {
  token: string;
  isUnsubscribe: boolean;
}

/** Requires a click to confirm, because mail scanners open links automatically. */
export function NewsletterLink({ token, isUnsubscribe }: NewsletterLinkProps) {
  const [confirm, confirmed] = useConfirmNewsletterMutation();
  const [unsubscribe, unsubscribed] = useUnsubscribeMutation();
  const error = confirmed.error ?? unsubscribed.error;

  if (unsubscribed.isSuccess) {
    return <FormMessage tone="success">We have unsubscribed you and deleted your email address.</FormMessage>;
  }
  if (confirmed.isSuccess)
    return <FormMessage tone="success">Thank you for subscribing. You will receive our next newsletter.</FormMessage>;
  return (
    <Stack gap={4}>
      <Text tone="strong">
        {isUnsubscribe ? 'Would you like to unsubscribe?' : 'Would you like to get our newsletter?'}
      </Text>
      {error && <FormMessage tone="error">{problemOf(error).message}</FormMessage>}
      <Cluster gap={3}>
        {!isUnsubscribe && (
          <Button busy={confirmed.isLoading} disabled={unsubscribed.isLoading} onClick={() => void confirm(token)}>
            Yes, send me the newsletter
          </Button>
        )}
        <Button
          variant={isUnsubscribe ? 'primary' : 'secondary'}
          busy={unsubscribed.isLoading}
          disabled={confirmed.isLoading}
          onClick={() => void unsubscribe(token)}
        >
          {isUnsubscribe ? 'Unsubscribe' : 'No, delete my address'}
        </Button>
      </Cluster>
    </Stack>
  );
}
