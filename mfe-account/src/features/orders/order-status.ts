import type { OrderStatus } from '@kaagazz/domain';

interface StatusWords {
  /** what the status means for the shopper, in a sentence */
  meaning: string;
  tone: 'marigold' | 'indigo' | 'leaf' | 'danger';
}

const WORDS: Record<OrderStatus, StatusWords> = {
  pending: { meaning: 'Your payment has arrived. Next we look through your order and get it ready.', tone: 'marigold' },
  confirmed: { meaning: 'Confirmed: your order is next on the workbench.', tone: 'indigo' },
  processing: { meaning: 'Your order is being made and packed.', tone: 'indigo' },
  shipped: { meaning: 'Your parcel is on its way.', tone: 'indigo' },
  delivered: { meaning: 'Delivered. We hope the paper feels as good as it looks.', tone: 'leaf' },
  cancelled: {
    meaning: 'This order was cancelled. All that you paid is refunded the way you paid, within 7 working days of that.',
    tone: 'danger',
  },
};

/** How a status is told. One that this release does not know yet is shown by its bare word. */
export function statusWords(status: string): StatusWords {
  return Object.hasOwn(WORDS, status) ? WORDS[status as OrderStatus] : { meaning: '', tone: 'indigo' };
}
