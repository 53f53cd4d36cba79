import { signInPath, useAuth, useCart, useToast } from '@kaagazz/contract';
import type { CartLine, User } from '@kaagazz/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../paths.ts';
import type { OrderProduct } from '../quote/index.ts';
import { checkoutProblem, isCartChange, isSessionExpired, orderAlreadyPaid } from './checkout-errors.ts';
import { IDLE, checkoutAfter } from './checkout-machine.ts';
import type { CheckoutEvent, CheckoutState } from './checkout-machine.ts';
import { addressDraft, openedPayment, unconfirmedPayment } from './checkout-storage.ts';
import { useCreateOrderMutation, useLazyOrderOfPaymentQuery, useVerifyOrderMutation } from './checkout.api.ts';
import type { CashDialogProps } from './options/choices.ts';
import type { CreatedOrder, OrderRequest, PaidOrder } from './checkout.api.ts';
import { confirmPayment } from './confirm-payment.ts';
import { loadPaymentScript, openPaymentWindow } from './payment-window.ts';

/** Allows 10 minutes for the payment window, plus time for the confirmation. */
const PAYMENT_SESSION_MS = 12 * 60_000;
const REDIRECT_MS = 2000;

export interface Checkout {
  state: CheckoutState;
  pay: (order: OrderRequest) => Promise<void>;
  confirmAgain: (paid: PaidOrder) => Promise<void>;
  payInCash: (order: OrderRequest) => Promise<void>;
  cash: CashDialogProps | null;
}

export function useCheckout(user: User, onCartChange: () => void): Checkout {
  const { keepFreshFor } = useAuth();
  const cart = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const [createOrder] = useCreateOrderMutation();
  const [verifyOrder] = useVerifyOrderMutation();
  const [orderOfPayment] = useLazyOrderOfPaymentQuery();
  const { state, send, isWaitingForWindow } = useCheckoutMachine();
  const [cashOrder, setCashOrder] = useState<OrderRequest | null>(null);
  const recovery = useRef<Promise<void>>(undefined);

  const signInAgain = () => void navigate(signInPath(paths.order), { replace: true });

  async function pay(draft: OrderRequest) {
    if (!send({ type: 'started' })) return;
    try {
      await recovery.current;
      if (!isWaitingForWindow()) return;
      await keepFreshFor(PAYMENT_SESSION_MS);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      // If the session has expired, older versions of the shell app throw an error without a
      // `cause`.
      const hasExpired = !cause || isSessionExpired(cause);
      send({ type: 'failed', problem: hasExpired ? null : checkoutProblem(cause) });
      if (hasExpired) signInAgain();
      return;
    }
    try {
      const created = await createOrder(draft).unwrap();
      openedPayment.save(user._id, { gatewayOrderId: created.order.id, products: draft.products });
      await loadPaymentScript(created.checkoutScript);
      openWindow(created, draft);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    const orderNumber = orderAlreadyPaid(error);
    if (orderNumber !== null && send({ type: 'already-paid', orderNumber })) {
      finish(orderNumber);
      return;
    }
    send({ type: 'failed', problem: checkoutProblem(error) });
    if (isCartChange(error)) onCartChange();
    if (isSessionExpired(error)) signInAgain();
  }

  async function payInCash(order: OrderRequest) {
    if (!send({ type: 'started' })) return;
    await recovery.current;
    if (isWaitingForWindow()) setCashOrder(order);
  }

  const endCash = (event: CheckoutEvent) => {
    setCashOrder(null);
    return send(event);
  };
  const cash = cashOrder && {
    order: cashOrder,
    email: user.email,
    onClose: () => void endCash({ type: 'dismissed' }),
    onFailed: (error: unknown) => {
      setCashOrder(null);
      fail(error);
    },
    onPlaced: (orderNumber: string) => {
      if (endCash({ type: 'already-paid', orderNumber })) finish(orderNumber, `Order ${orderNumber} confirmed.`);
    },
  };

  function openWindow(created: CreatedOrder, { products, shippingAddress }: OrderRequest) {
    openPaymentWindow(created, shippingAddress, {
      onPaid: (receipt) =>
        void confirm({ ...receipt, user: shippingAddress, products, totalAmount: created.summary.total }),
      onFailed: (description) => send({ type: 'failed', problem: { text: `Payment failed: ${description}` } }),
      onDismissed: () => send({ type: 'dismissed' }),
    });
  }

  async function confirm(order: PaidOrder) {
    if (!send({ type: 'paid', order })) return;
    unconfirmedPayment.save(user._id, order);
    const outcome = await confirmPayment(order, verifyOrder);
    if (outcome.type === 'confirmed' || outcome.type === 'rejected') unconfirmedPayment.remove();
    send(outcome);
    if (outcome.type === 'confirmed') finish(outcome.orderNumber);
  }

  function finish(orderNumber: string, text = `Payment successful! Order ${orderNumber} confirmed.`) {
    openedPayment.remove();
    addressDraft.remove();
    cart.clear();
    toast({ text, tone: 'success' });
  }

  const recoverPayment = useEffectEvent(async () => {
    const paid = unconfirmedPayment.read(user._id);
    if (paid) return confirm(paid);
    const opened = openedPayment.read(user._id);
    if (!opened || !isSameCart(opened.products, cart.lines)) return;
    const { data: orderNumber } = await orderOfPayment(opened.gatewayOrderId);
    if (orderNumber && send({ type: 'already-paid', orderNumber })) finish(orderNumber);
  });
  const isCartReady = cart.status === 'ready';
  useEffect(() => {
    if (isCartReady) recovery.current ??= recoverPayment();
  }, [isCartReady]);

  const orderNumber = state.step === 'success' ? state.orderNumber : null;
  useEffect(() => {
    if (orderNumber === null) return;
    const timer = setTimeout(
      () => void navigate(paths.orderCompleted, { replace: true, state: { orderNumber } }),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [orderNumber, navigate]);

  return { state, pay, confirmAgain: confirm, payInCash, cash };
}

/**
 * Keeps the state in a ref as well as in React state, because a second click can arrive before the
 * next render.
 */
function useCheckoutMachine() {
  const [state, setState] = useState<CheckoutState>(IDLE);
  const latest = useRef<CheckoutState>(IDLE);

  function send(event: CheckoutEvent): boolean {
    const next = checkoutAfter(latest.current, event);
    if (next === latest.current) return false;
    latest.current = next;
    setState(next);
    return true;
  }

  const isWaitingForWindow = () => latest.current.step === 'processing' && latest.current.paid === null;

  return { state, send, isWaitingForWindow };
}

function isSameCart(products: readonly OrderProduct[], lines: readonly CartLine[]): boolean {
  const inCart = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return (
    products.length === lines.length && products.every(({ productId, quantity }) => inCart.get(productId) === quantity)
  );
}
