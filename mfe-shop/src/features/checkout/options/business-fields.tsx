import { Stack, Text, TextField } from '@kaagazz/design-system';
import { isGstin, normaliseGstin } from '@kaagazz/domain';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';

import type { Business } from './choices.ts';

const Gstin = styled(TextField)`
  input {
    text-transform: uppercase;
  }
`;

const NOTHING: Business = { company: '', gstin: '', purchaseOrder: '' };

export function BusinessFields({ onChange }: { onChange: (business: Business | undefined) => void }) {
  const [typed, setTyped] = useState(NOTHING);
  const [left, setLeft] = useState<Partial<Record<keyof Business, true>>>({});
  const gstin = normaliseGstin(typed.gstin);
  const isGiven = Object.values(typed).some((text) => text?.trim() !== '');

  const field = (name: keyof Business) => ({
    value: typed[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const next = { ...typed, [name]: target.value };
      setTyped(next);
      onChange(Object.values(next).some((text) => text?.trim() !== '') ? next : undefined);
    },
    onBlur: () => setLeft({ ...left, [name]: true }),
  });

  return (
    <Stack gap={3}>
      <Text tone="soft" size="sm">
        These details appear on your invoice, so that you can claim input tax credit.
      </Text>
      <TextField
        label="Company name"
        autoComplete="organization"
        maxLength={120}
        error={left.company && isGiven && typed.company.trim() === '' ? 'Enter the company name.' : undefined}
        {...field('company')}
      />
      <Gstin
        label="GSTIN (optional)"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        error={
          left.gstin && gstin !== '' && !isGstin(gstin)
            ? 'This GSTIN is not valid. Please check its 15 characters.'
            : undefined
        }
        {...field('gstin')}
      />
      <TextField
        label="Purchase order number (optional)"
        autoComplete="off"
        maxLength={60}
        {...field('purchaseOrder')}
      />
    </Stack>
  );
}
