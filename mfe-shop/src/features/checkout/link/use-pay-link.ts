import type { ShippingAddress } from '@kaagazz/api-schema';
import { problemOf } from '@kaagazz/contract';
import { useRef, useState } from 'react';

import type { PaymentReceipt } from '../checkout.api.ts';
import { addressDraft } from '../checkout-storage.ts';
import { confirmPayment } from '../confirm-payment.ts';
import { PaymentScriptError, loadPaymentScript, openPaymentWindow } from '../payment-window.ts';
import { useConfirmPaymentLinkMutation, useOpenPaymentLinkMutation } from './pay-link.api.ts';

type State =
  | { step: 'idle'; problem: string | null }
  | { step: 'processing' }
  | { step: 'paid'; orderNumber: string }
  | { step: 'unconfirmed' };

export function usePayLink(token: string) {
  const [state, setState] = useState<State>({ step: 'idle', problem: null });
  const waitsFor = useRef<'nothing' | 'window' | 'confirmation'>('nothing');
  const [openLink] = useOpenPaymentLinkMutation();
  const [confirmLink] = useConfirmPaymentLinkMutation();

  function stop(problem: string | null): void {
    if (waitsFor.current !== 'window') return;
    waitsFor.current = 'nothing';
    setState({ step: 'idle', problem });
  }

  async function confirm(receipt: PaymentReceipt): Promise<void> {
    if (waitsFor.current === 'confirmation') return;
    waitsFor.current = 'confirmation';
    setState({ step: 'processing' });
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = receipt;
    const body = { razorpay_order_id, razorpay_payment_id, razorpay_signature };
    const outcome = await confirmPayment(body, (sent) => confirmLink({ token, receipt: sent }));
    if (outcome.type === 'confirmed') {
      addressDraft.remove();
      setState({ step: 'paid', orderNumber: outcome.orderNumber });
    } else if (outcome.type === 'rejected') {
      waitsFor.current = 'nothing';
      setState({ step: 'idle', problem: outcome.problem.text });
    } else setState({ step: 'unconfirmed' });
  }

  async function pay(shopper: ShippingAddress, shippingAddress: ShippingAddress | null): Promise<void> {
    // Ignore a second click that arrives before the button is disabled.
    if (waitsFor.current !== 'nothing') return;
    waitsFor.current = 'window';
    setState({ step: 'processing' });
    try {
      const created = await openLink({ token, shippingAddress }).unwrap();
      await loadPaymentScript(created.checkoutScript);
      openPaymentWindow(created, shopper, {
        onPaid: (receipt) => void confirm(receipt),
        onFailed: (description) => stop(`Payment failed: ${description}`),
        onDismissed: () => stop(null),
      });
    } catch (error) {
      const { code, message, details } = problemOf(error);
      if (code === 'ALREADY_PAID' && details?.orderNumber) setState({ step: 'paid', orderNumber: details.orderNumber });
      else if (error instanceof PaymentScriptError) stop('The payment window could not be loaded. Please try again.');
      else stop(message || 'The payment could not be started. You have not been charged. Please try again.');
    }
  }

  return { state, pay };
}
