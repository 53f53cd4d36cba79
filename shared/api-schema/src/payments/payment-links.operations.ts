import type { OperationTable } from '../operation.ts';
import { ConfirmPaymentLink, OpenPaymentLink, PaymentLinkParams, PaymentLinkResponse } from './payment-links.schema.ts';
import { CreateOrderResponse, VerifyOrderResponse } from './payments.schema.ts';

const link = { tag: 'payments', caller: 'anyone', params: PaymentLinkParams } as const;

export const paymentLinkOperations = {
  getPaymentLink: {
    ...link,
    method: 'GET',
    path: '/payment/links/:token',
    summary: 'Returns a payment link and the details of its order.',
    response: { 200: PaymentLinkResponse },
    errors: ['PAYMENT_LINK_NOT_FOUND'],
  },
  openPaymentLink: {
    ...link,
    method: 'POST',
    path: '/payment/links/:token/open',
    summary: 'Reserves the stock for a payment link and starts the payment.',
    body: OpenPaymentLink,
    response: { 200: CreateOrderResponse },
    errors: [
      'ALREADY_PAID',
      'CHECKOUT_CHANGED',
      'OUT_OF_STOCK',
      'PAYMENT_GATEWAY_UNAVAILABLE',
      'PAYMENT_LINK_EXPIRED',
      'PAYMENT_LINK_NOT_FOUND',
      'PAYMENT_REFUNDED',
    ],
  },
  confirmPaymentLink: {
    ...link,
    method: 'POST',
    path: '/payment/links/:token/confirm',
    summary: 'Creates the order for a payment made by link. Refunds the payment if that fails.',
    body: ConfirmPaymentLink,
    response: { 200: VerifyOrderResponse },
    errors: [
      'ORDER_NOT_FOUND',
      'PAYMENT_FAILED',
      'PAYMENT_GATEWAY_UNAVAILABLE',
      'PAYMENT_LINK_NOT_FOUND',
      'PAYMENT_MISMATCH',
      'PAYMENT_NOT_CAPTURED',
      'PAYMENT_REFUNDED',
      'PAYMENT_TOO_LATE',
      'SIGNATURE_INVALID',
      'STOCK_GONE',
    ],
  },
} as const satisfies OperationTable;
