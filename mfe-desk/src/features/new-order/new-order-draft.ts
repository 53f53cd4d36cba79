import type { BodyOf } from '@kaagazz/api-schema';
import { useState } from 'react';

import type { Values } from '../../form/fields.ts';
import { useDraft } from '../../form/use-draft.ts';

export type DraftBody = BodyOf<'POST /desk/new-order/preview'>;
type Payment = NonNullable<DraftBody['payment']>;

/** Payment options that staff can choose for a new order. */
export const PAYMENTS = {
  'link-email': 'Payment link by email',
  link: 'Payment link to copy',
  'cash-on-delivery': 'Cash on delivery',
  paid: 'Already paid',
} as const;

const EMPTY = {
  name: '',
  phone: '',
  email: '',
  address: '',
  discountPercent: '',
  discountReason: '',
  payment: 'link-email',
  reference: '',
};

export type Texts = typeof EMPTY;

const LINE = 'line ';

/**
 * Keeps an unfinished order in this tab, so that a reload or a lost connection doesn't lose it.
 * Quantities are stored as text, together with the form's values.
 */
export function useNewOrderDraft() {
  const stored = useDraft('new-order');
  const [values, setValues] = useState<Values>(() => ({ ...EMPTY, ...stored.read() }));
  const save = (next: Values) => {
    stored.write(next);
    setValues(next);
  };
  const lines = Object.entries(values).flatMap(([name, quantity]) =>
    name.startsWith(LINE) ? [{ productId: name.slice(LINE.length), quantity: Number(quantity) }] : [],
  );
  return {
    texts: { ...EMPTY, ...values },
    lines,
    set: (name: keyof Texts, text: string) => save({ ...values, [name]: text }),
    /** Sets a product's quantity. Zero removes the line. */
    setQuantity: (productId: string, quantity: number) => {
      const others = Object.entries(values).filter(([name]) => name !== LINE + productId);
      save(Object.fromEntries(quantity > 0 ? [...others, [LINE + productId, String(quantity)]] : others));
    },
    clear: () => {
      stored.clear();
      setValues(EMPTY);
    },
  };
}

export function bodyOf(texts: Texts, lines: DraftBody['lines']): DraftBody {
  const { payment, discountPercent, ...rest } = texts;
  return {
    ...rest,
    lines,
    discountPercent: Math.min(100, Math.max(0, Math.trunc(Number(discountPercent)) || 0)),
    payment: paymentOf(payment),
    sendsEmail: payment === 'link-email',
  };
}

function paymentOf(chosen: string): Payment {
  return chosen === 'cash-on-delivery' || chosen === 'paid' ? chosen : 'link';
}
