import type { PaidOrder } from './checkout.api.ts';

/** Where a payment waits whose confirmation is still missing; per tab, gone when the tab is. */
const KEY = 'pendingPayment';

interface Pending {
  userId: string;
  order: PaidOrder;
}

/** Keeps a payment across a reload, so that money which moved is not forgotten. Without storage it is kept by the page alone. */
export function rememberPayment(pending: Pending): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch (error) {
    console.warn('The payment could not be remembered', error);
  }
}

export function forgetPayment(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The remembered payment could not be removed', error);
  }
}

/** The payment that this shopper made in this tab before a reload, or `null`. Anything else found there is removed (E19). */
export function rememberedPayment(userId: string): PaidOrder | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return null;
    const pending: unknown = JSON.parse(stored);
    if (isPending(pending) && pending.userId === userId) return pending.order;
  } catch (error) {
    console.warn('The remembered payment could not be read', error);
  }
  forgetPayment();
  return null;
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, order } = value as Partial<Pending>;
  return typeof userId === 'string' && typeof order?.razorpay_payment_id === 'string';
}
