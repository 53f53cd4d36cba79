import type { ProductDetails } from '@kaagazz/api-schema';
import { problemOf } from '@kaagazz/contract';
import type { User } from '@kaagazz/contract';
import {
  Button,
  Field,
  FieldPair,
  Form,
  FormMessage,
  QuantityStepper,
  Stack,
  Text,
  TextAreaField,
  TextField,
  fieldNotes,
  tokens,
} from '@kaagazz/design-system';
import {
  MINIMUM_BULK_QUANTITY,
  MAXIMUM_EMAIL_LENGTH,
  MAXIMUM_BULK_QUANTITY,
  formatPaise,
  fromRupees,
  priceAtQuantity,
} from '@kaagazz/domain';
import { useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import styled from 'styled-components';

import { bulkOrderRequest, bulkOrderRules, knownFields } from './bulk-order-rules.ts';
import type { BulkOrderFields } from './bulk-order-rules.ts';
import { useSubmitBulkOrderMutation } from './bulk-order.api.ts';

const FAILED = '❌ Failed to send request. Try again.';

const QUANTITY_ID = 'bulk-quantity';

const QuantityRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)} ${tokens.space(5)};
  align-items: center;
`;

interface BulkOrderFormProps {
  product: ProductDetails;
  user: User;
  onSent: () => void;
}

export function BulkOrderForm({ product, user, onSent }: BulkOrderFormProps) {
  const [submit] = useSubmitBulkOrderMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = useRef(false);
  const { register, control, handleSubmit, formState } = useForm<BulkOrderFields>({ defaultValues: knownFields(user) });
  const { errors, isSubmitting } = formState;
  const quantity = useController({ control, name: 'quantity', rules: { validate: bulkOrderRules.quantity } });
  const pieces = quantity.field.value;
  const field = (name: 'name' | 'email' | 'phone' | 'notes') => ({
    error: errors[name]?.message,
    ...register(name, { validate: bulkOrderRules[name] }),
  });

  async function send(fields: BulkOrderFields) {
    // Ignore a second click that arrives before the button is disabled.
    if (isSending.current) return;
    isSending.current = true;
    setProblem(null);
    const { error } = await submit(bulkOrderRequest(product._id, fields));
    isSending.current = false;
    if (error) setProblem(problemOf(error).message);
    else onSent();
  }

  return (
    <Form aria-label="Bulk order" onSubmit={(event) => void handleSubmit(send)(event)}>
      <Field id={QUANTITY_ID} label="Quantity" error={errors.quantity?.message} required>
        <QuantityRow>
          <QuantityStepper
            quantity={pieces}
            minimum={MINIMUM_BULK_QUANTITY}
            maximum={MAXIMUM_BULK_QUANTITY}
            onChange={(delta) => quantity.field.onChange(Math.max(MINIMUM_BULK_QUANTITY, pieces + delta))}
            onTyped={quantity.field.onChange}
            label="Quantity"
            field={{
              id: QUANTITY_ID,
              ref: quantity.field.ref,
              ...fieldNotes(QUANTITY_ID, errors.quantity?.message, undefined),
            }}
          />
          <Text as="span" tone="soft">
            about {formatPaise(fromRupees(priceAtQuantity(product, pieces)) * pieces)}
          </Text>
        </QuantityRow>
      </Field>
      <TextField label="Name" required autoComplete="name" {...field('name')} />
      <FieldPair>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          required
          autoComplete="email"
          maxLength={MAXIMUM_EMAIL_LENGTH}
          {...field('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="numeric"
          required
          autoComplete="tel-national"
          {...field('phone')}
        />
      </FieldPair>
      <TextAreaField
        label="Notes"
        rows={5}
        hint="Colours, printing, the date you need them by, the GSTIN for your invoice"
        {...field('notes')}
      />
      {problem !== null && (
        <Stack gap={2}>
          <FormMessage tone="error">{FAILED}</FormMessage>
          <Text size="sm">{problem}</Text>
        </Stack>
      )}
      <Button type="submit" size="lg" busy={isSubmitting}>
        Send bulk order request
      </Button>
    </Form>
  );
}
