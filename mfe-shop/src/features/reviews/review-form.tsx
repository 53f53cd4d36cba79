import { problemOf, useAuth } from '@kaagazz/contract';
import {
  Button,
  Form,
  FormMessage,
  Heading,
  SelectField,
  Sheet,
  Stack,
  Text,
  TextAreaField,
  TextField,
  TextLink,
} from '@kaagazz/design-system';
import { REVIEW_LIMITS } from '@kaagazz/domain';
import { useForm } from 'react-hook-form';

import { useWriteReviewMutation } from './reviews.api.ts';

const RATINGS = [
  { value: '5', label: '5 stars: excellent' },
  { value: '4', label: '4 stars: good' },
  { value: '3', label: '3 stars: all right' },
  { value: '2', label: '2 stars: poor' },
  { value: '1', label: '1 star: bad' },
];

interface ReviewFormProps {
  productId: string;
  /** From the link in the email about the delivery. */
  token: string;
}

/** Lets a buyer review a delivered product, without signing in. */
export function ReviewForm({ productId, token }: ReviewFormProps) {
  const { user } = useAuth();
  const [write, { isLoading, isSuccess, error }] = useWriteReviewMutation();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { stars: '', name: user?.fullname.split(' ')[0] ?? '', text: '' },
  });

  if (isSuccess) {
    return <FormMessage tone="success">Thank you! We read your review and publish it soon.</FormMessage>;
  }
  return (
    <Sheet as="section" folded aria-labelledby="write-review">
      <Stack gap={5}>
        <Heading level={2} size="lg" id="write-review">
          How do you like it?
        </Heading>
        <Form
          onSubmit={(event) =>
            void handleSubmit(({ stars, ...texts }) =>
              write({ id: productId, body: { token, stars: Number(stars), ...texts } }),
            )(event)
          }
        >
          <SelectField
            label="Rating"
            options={RATINGS}
            placeholder="Choose"
            required
            error={formState.errors.stars?.message}
            {...register('stars', { validate: (stars) => stars !== '' || 'Choose a rating.' })}
          />
          <TextField
            label="Your name"
            hint="Shown with your review. A first name is enough."
            required
            maxLength={REVIEW_LIMITS.name}
            error={formState.errors.name?.message}
            {...register('name', { validate: (name) => name.trim() !== '' || 'Tell us a name to show.' })}
          />
          <TextAreaField label="Your review" maxLength={REVIEW_LIMITS.text} {...register('text')} />
          {error && <FormMessage tone="error">{problemOf(error).message}</FormMessage>}
          <Button type="submit" busy={isLoading}>
            Send review
          </Button>
          <Text tone="soft" size="sm">
            We publish your name, stars and text, and keep them until you ask us to remove them or delete your account.{' '}
            <TextLink to="/privacy-policy">Privacy policy</TextLink>
          </Text>
        </Form>
      </Stack>
    </Sheet>
  );
}
