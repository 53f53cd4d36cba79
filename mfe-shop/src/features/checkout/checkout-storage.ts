import { tabStorage } from '@kaagazz/contract/tab-storage';
import { ADDRESS_FIELDS } from '@kaagazz/domain';
import type { AddressEntry } from '@kaagazz/domain';

import type { OrderProduct } from '../quote/index.ts';
import type { PaidOrder } from './checkout.api.ts';

export const unconfirmedPayment = tabStorage('pendingPayment', isPaidOrder);

export interface OpenedPayment {
  gatewayOrderId: string;
  products: OrderProduct[];
}

export const openedPayment = tabStorage('openedPayment', isOpenedPayment);

export interface AddressDraft extends AddressEntry {
  save: boolean;
}

export const addressDraft = tabStorage('mine checkoutAddress', isAddressDraft);

function isPaidOrder(value: unknown): value is PaidOrder {
  return isRecord(value) && typeof value.razorpay_payment_id === 'string';
}

function isOpenedPayment(value: unknown): value is OpenedPayment {
  return isRecord(value) && typeof value.gatewayOrderId === 'string' && Array.isArray(value.products);
}

function isAddressDraft(value: unknown): value is AddressDraft {
  if (!isRecord(value) || typeof value.save !== 'boolean') return false;
  return ADDRESS_FIELDS.every((field) => typeof value[field] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
