import { COMPANY, formatPaise, type OrderStatus } from '@kaagazz/domain';
import type { Mail } from '../mail/outbox.ts';
import type { MailedOrder, Reader } from './mailed-order.ts';
import { orderMail, type OrderNews } from './order-mail.ts';

/** The steps that are told; `pending` is told by the confirmation. */
type Step = Exclude<OrderStatus, 'pending'>;

/**
 * The mail on a step that an order has taken.
 *
 * @param note courier and tracking number of a parcel that is shipped, or ''
 */
export function orderStepMail(
  step: Step,
  { order, reader, note, siteOrigin }: { order: MailedOrder; reader: Reader; note: string; siteOrigin: string },
): Mail {
  return orderMail(order, reader, siteOrigin, {
    kind: `order-${step}`,
    ...WORDS[step](order),
    note: note ? { label: 'Courier', words: note } : undefined,
  });
}

const WORDS: Record<Step, (order: MailedOrder) => Omit<OrderNews, 'kind' | 'note'>> = {
  confirmed: ({ number }) => ({
    title: `We have accepted order ${number}`,
    news: ['A person has looked through your order, and everything in it is here.'],
    next: 'Next it goes to the workbench.',
  }),
  processing: ({ number }) => ({
    title: `Order ${number} is being made ready`,
    news: ['Your things are on the workbench: they are finished, looked over and wrapped.'],
    next: 'Next we hand the parcel to the courier. Until then you can still cancel it among your orders.',
  }),
  shipped: ({ number }) => ({
    title: `Order ${number} is on its way`,
    news: ['The parcel has left us.'],
    next: 'Next it comes to your door, mostly within 3 to 8 working days.',
  }),
  delivered: ({ number }) => ({
    title: `Order ${number} has arrived`,
    news: ['The courier says that the parcel was delivered. We hope that it feels as good as it felt to make.'],
    destination: 'It went to',
    next: `Is something broken or not as you expected? Write to ${COMPANY.email} within 7 days.`,
  }),
  cancelled: ({ number, total }) => ({
    title: `Order ${number} is cancelled`,
    news: ['Your order is cancelled: nothing will be sent to you.'],
    destination: null,
    next: `We refund all of it, ${formatPaise(total)}, the way you paid, within 7 working days. Your bank may need some days more. You need not do anything.`,
  }),
};
