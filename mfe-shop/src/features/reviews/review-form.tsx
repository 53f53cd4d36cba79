import { problemOf, useAuth, useHydrated } from '@kaagazz/contract';
import {
  Button,
  Form,
  FormMessage,
  Heading,
  PhotographsField,
  SelectField,
  Sheet,
  Stack,
  Text,
  TextAreaField,
  TextField,
  TextLink,
  usePhotographs,
} from '@kaagazz/design-system';
import { REVIEW_LIMITS } from '@kaagazz/domain';
import { useState } from 'react';

import { useAddPhotographMutation, useWriteReviewMutation } from './reviews.api.ts';

const RATINGS = [
  { value: '5', label: '5 stars: excellent' },
  { value: '4', label: '4 stars: good' },
  { value: '3', label: '3 stars: all right' },
  { value: '2', label: '2 stars: poor' },
  { value: '1', label: '1 star: bad' },
];

const EMPTY = { stars: '', name: null, text: '' };

interface ReviewFormProps {
  productId: string;
  token: string;
}

export function ReviewForm({ productId, token }: ReviewFormProps) {
  const { user } = useAuth();
  const isHydrated = useHydrated();
  const [write, { isLoading, isSuccess, error }] = useWriteReviewMutation();
  const [addPhotograph] = useAddPhotographMutation();
  const photographs = usePhotographs(async (body) => {
    const { data, error } = await addPhotograph({ id: productId, token, body });
    return data ? { photograph: data } : { problem: problemOf(error).message };
  });
  const [typed, setTyped] = useState<{ stars: string; name: string | null; text: string }>(EMPTY);
  const [isChecked, setIsChecked] = useState(false);
  const { stars, text } = typed;
  const name = typed.name ?? user?.fullname.split(' ')[0] ?? '';
  const isComplete = stars !== '' && name.trim() !== '';
  const change = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value });

  if (isSuccess) {
    return <FormMessage tone="success">Thank you! We’ll read your review and publish it soon.</FormMessage>;
  }
  return (
    <Sheet as="section" folded aria-labelledby="write-review">
      <Stack gap={5}>
        <Heading level={2} size="lg" id="write-review">
          How do you like it?
        </Heading>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            setIsChecked(true);
            if (!isComplete || photographs.isBusy) return;
            const ids = photographs.uploaded.map(({ id }) => id);
            const body = { token, stars: Number(stars), name, text, photographs: ids };
            void write({ id: productId, body });
          }}
        >
          <SelectField
            name="stars"
            label="Rating"
            options={RATINGS}
            placeholder="Choose"
            required
            value={stars}
            onChange={change('stars')}
            error={isChecked && stars === '' ? 'Choose a rating.' : undefined}
          />
          <TextField
            name="name"
            label="Your name"
            hint="Shown with your review. A first name is enough."
            required
            maxLength={REVIEW_LIMITS.name}
            value={name}
            onChange={change('name')}
            error={isChecked && name.trim() === '' ? 'Tell us a name to show.' : undefined}
          />
          <TextAreaField
            name="text"
            label="Your review"
            maxLength={REVIEW_LIMITS.text}
            value={text}
            onChange={change('text')}
          />
          <PhotographsField photographs={photographs} isReady={isHydrated} />
          {error && <FormMessage tone="error">{problemOf(error).message}</FormMessage>}
          <Button type="submit" busy={isLoading || photographs.isBusy} disabled={!isHydrated}>
            Send review
          </Button>
          <Text tone="soft" size="sm">
            We publish your name, stars, text and photographs, and keep them until you ask us to remove them or delete
            your account. <TextLink to="/privacy-policy">Privacy policy</TextLink>
          </Text>
        </Form>
      </Stack>
    </Sheet>
  );
}
