import type { BodyOf } from '@kaagazz/api-schema';
import { maximumQuantityOf } from '@kaagazz/domain';
import { useState } from 'react';

import { useDraft, type Values } from '../../form/index.ts';

export type DraftBody = BodyOf<'POST /desk/new-order/preview'>;
type Payment = NonNullable<DraftBody['payment']>;

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

type Order = Values & Texts & { key: string };

function emptyOrder(): Order {
  return { ...EMPTY, key: crypto.randomUUID() };
}

export function useNewOrderDraft() {
  const stored = useDraft('new-order');
  const [values, setValues] = useState<Order>(() => ({ ...emptyOrder(), ...stored.read() }));
  const save = (next: Order) => {
    stored.write(next);
    setValues(next);
  };
  const lines = Object.entries(values).flatMap(([name, quantity]) =>
    name.startsWith(LINE) && quantity !== '0'
      ? [{ productId: name.slice(LINE.length), quantity: Number(quantity) }]
      : [],
  );
  return {
    key: values.key,
    texts: values,
    lines,
    set: (name: keyof Texts, text: string) => save({ ...values, [name]: text }),
    setQuantity: (productId: string, quantity: number) =>
      save({ ...values, [LINE + productId]: String(Math.min(maximumQuantityOf(productId), quantity)) }),
    renewKey: () => save({ ...values, key: crypto.randomUUID() }),
    clear: () => {
      stored.clear();
      setValues(emptyOrder());
    },
  };
}

export function bodyOf(texts: Texts, lines: DraftBody['lines']): DraftBody {
  const { name, phone, email, address, discountPercent, discountReason, payment, reference } = texts;
  return {
    name,
    phone,
    email,
    address,
    discountReason,
    reference,
    lines,
    discountPercent: Math.min(100, Math.max(0, Math.trunc(Number(discountPercent)) || 0)),
    payment: paymentOf(payment),
    sendsEmail: payment === 'link-email',
  };
}

function paymentOf(chosen: string): Payment {
  return chosen === 'cash-on-delivery' || chosen === 'paid' ? chosen : 'link';
}
