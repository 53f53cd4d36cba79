import type { ShippingAddress } from '@kaagazz/api-schema';
import { tabStorage } from '@kaagazz/contract/tab-storage';

import type { OrderProduct } from '../quote/index.ts';
import type { PaidOrder } from './checkout.api.ts';

/** A payment whose confirmation is still missing: money that moved is not forgotten. */
export const unconfirmedPayment = tabStorage('pendingPayment', isPaidOrder);

/** What the payment window was last opened for. A reload may have cut off its answer; the shop's own list of orders has it. */
export interface OpenedPayment {
  gatewayOrderId: string;
  products: OrderProduct[];
}

export const openedPayment = tabStorage('openedPayment', isOpenedPayment);

/** What was typed into the form. */
export interface AddressDraft extends ShippingAddress {
  /** 'Save this address' */
  save: boolean;
}

/** `mine `: the shell takes it off the tab at sign-out, but not when a session has merely ended (docs/contract.md). */
export const addressDraft = tabStorage('mine checkoutAddress', isAddressDraft);

function isPaidOrder(value: unknown): value is PaidOrder {
  return isRecord(value) && typeof value.razorpay_payment_id === 'string';
}

function isOpenedPayment(value: unknown): value is OpenedPayment {
  return isRecord(value) && typeof value.gatewayOrderId === 'string' && Array.isArray(value.products);
}

function isAddressDraft(value: unknown): value is AddressDraft {
  if (!isRecord(value) || typeof value.save !== 'boolean') return false;
  return (['name', 'email', 'phone', 'address'] as const).every((field) => typeof value[field] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
