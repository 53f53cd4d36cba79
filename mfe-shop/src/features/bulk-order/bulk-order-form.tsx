import type { ApiProblem, User } from '@kaagazz/contract';
import {
  Button,
  Field,
  FormMessage,
  QuantityStepper,
  Stack,
  Text,
  TextAreaField,
  TextField,
  fieldNotes,
  media,
  tokens,
} from '@kaagazz/design-system';
import {
  LEAST_BULK_QUANTITY,
  MAXIMUM_EMAIL_LENGTH,
  MOST_BULK_QUANTITY,
  formatPaise,
  fromRupees,
} from '@kaagazz/domain';
import { useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import styled from 'styled-components';

import type { Product } from '../../api.ts';
import { bulkOrderRequest, bulkOrderRules, knownFields } from './bulk-order-rules.ts';
import type { BulkOrderFields } from './bulk-order-rules.ts';
import { useSubmitBulkOrderMutation } from './bulk-order.api.ts';

/** Specification §8. */
const FAILED = '❌ Failed to send request. Try again.';

const QUANTITY_ID = 'bulk-quantity';

const Form = styled.form`
  display: grid;
  gap: ${tokens.space(5)};
`;

const Pair = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)} ${tokens.space(5)};
  align-items: center;
`;

interface BulkOrderFormProps {
  product: Product;
  user: User;
  onSent: () => void;
}

/** Asks for many pieces of a product (specification §5, §8). A failure changes nothing of what was typed. */
export function BulkOrderForm({ product, user, onSent }: BulkOrderFormProps) {
  const [submit] = useSubmitBulkOrderMutation();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const sending = useRef(false);
  const { register, control, handleSubmit, formState } = useForm<BulkOrderFields>({ defaultValues: knownFields(user) });
  const { errors, isSubmitting } = formState;
  const quantity = useController({ control, name: 'quantity', rules: { validate: bulkOrderRules.quantity } });
  const count = quantity.field.value;

  async function send(fields: BulkOrderFields) {
    // Two quick presses come before the button knows of the first one.
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    const { error } = await submit(bulkOrderRequest(product._id, fields));
    sending.current = false;
    if (error) setProblem(error as ApiProblem);
    else onSent();
  }

  return (
    <Form noValidate aria-label="Bulk order" onSubmit={(event) => void handleSubmit(send)(event)}>
      <Field id={QUANTITY_ID} label="Quantity" error={errors.quantity?.message} required>
        <Count>
          <QuantityStepper
            quantity={count}
            minimum={LEAST_BULK_QUANTITY}
            maximum={MOST_BULK_QUANTITY}
            onChange={(delta) => quantity.field.onChange(Math.max(LEAST_BULK_QUANTITY, count + delta))}
            onTyped={quantity.field.onChange}
            label="Quantity"
            field={{
              id: QUANTITY_ID,
              ref: quantity.field.ref,
              ...fieldNotes(QUANTITY_ID, errors.quantity?.message, undefined),
            }}
          />
          <Text as="span" tone="soft">
            about {formatPaise(fromRupees(product.price) * count)}
          </Text>
        </Count>
      </Field>
      <TextField
        label="Name"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: bulkOrderRules.name })}
      />
      <Pair>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          required
          autoComplete="email"
          maxLength={MAXIMUM_EMAIL_LENGTH}
          error={errors.email?.message}
          {...register('email', { validate: bulkOrderRules.email })}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="numeric"
          required
          autoComplete="tel-national"
          error={errors.phone?.message}
          {...register('phone', { validate: bulkOrderRules.phone })}
        />
      </Pair>
      <TextAreaField
        label="Notes"
        rows={5}
        hint="Colours, printing, the date you need them by"
        error={errors.notes?.message}
        {...register('notes', { validate: bulkOrderRules.notes })}
      />
      {problem && (
        <Stack gap={2}>
          <FormMessage tone="error">{FAILED}</FormMessage>
          <Text size="sm">{problem.message}</Text>
        </Stack>
      )}
      <Button type="submit" size="lg" busy={isSubmitting}>
        Send bulk order request
      </Button>
    </Form>
  );
}
