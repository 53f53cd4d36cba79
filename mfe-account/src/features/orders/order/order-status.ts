import type { OrderStatus } from '@kaagazz/domain';

interface StatusDescription {
  text: string;
  tone: 'marigold' | 'indigo' | 'leaf' | 'danger';
}

const DESCRIPTIONS: Readonly<Record<string, StatusDescription>> = {
  pending: {
    text: 'Thank you for your order. We will now check it and get it ready.',
    tone: 'marigold',
  },
  confirmed: { text: 'Your order is confirmed. We will start on it soon.', tone: 'indigo' },
  processing: { text: 'Your order is being made and packed.', tone: 'indigo' },
  shipped: { text: 'Your parcel is on its way.', tone: 'indigo' },
  delivered: { text: 'Delivered. We hope the paper feels as good as it looks.', tone: 'leaf' },
  cancelled: {
    text: 'This order was cancelled. If you have paid anything, we will refund it to your original payment method within 7 working days.',
    tone: 'danger',
  },
} satisfies Record<OrderStatus, StatusDescription>;

export function describeStatus(status: string): StatusDescription {
  return DESCRIPTIONS[status] ?? { text: '', tone: 'indigo' };
}

export function isOpen(status: string): boolean {
  return status !== 'delivered' && status !== 'cancelled';
}
