import { signInPath, useAuth, useCart, useToast } from '@kaagazz/contract';
import type { CartLine, User } from '@kaagazz/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../paths.ts';
import type { OrderProduct } from '../quote/index.ts';
import { IDLE, checkoutAfter } from './checkout-machine.ts';
import type { CheckoutEvent, CheckoutState } from './checkout-machine.ts';
import { useCreateOrderMutation, useLazyOrderOfPaymentQuery, useVerifyOrderMutation } from './checkout.api.ts';
import type { CreatedOrder, OrderRequest, PaidOrder } from './checkout.api.ts';
import { confirmPayment } from './confirm-payment.ts';
import { addressDraft, openedPayment, unconfirmedPayment } from './kept-in-tab.ts';
import { loadPaymentScript, openPaymentWindow } from './payment-window.ts';
import { isCartChange, isSessionExpired, orderAlreadyPaid, startProblem } from './start-problem.ts';

/** The session must outlive the payment window (10 minutes) and the confirmation after it. */
const PAYMENT_SESSION_MS = 12 * 60_000;
/** From the confirmation to /order/completed (specification §9). */
const REDIRECT_MS = 2000;

export interface Checkout {
  state: CheckoutState;
  /** Opens an order and the payment window. A second call while one payment is on its way does nothing. */
  pay: (order: OrderRequest) => Promise<void>;
  /** Asks once more about a payment of which nobody knew. */
  confirmAgain: (paid: PaidOrder) => Promise<void>;
}

/**
 * A payment from Pay to the confirmed order.
 *
 * @param onCartChange the server refused the cart as it stands: what it says of it has to be asked anew
 */
export function useCheckout(user: User, onCartChange: () => void): Checkout {
  const { keepFreshFor } = useAuth();
  const cart = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const [createOrder] = useCreateOrderMutation();
  const [verifyOrder] = useVerifyOrderMutation();
  const [orderOfPayment] = useLazyOrderOfPaymentQuery();
  const { state, send, isWaitingForWindow } = useCheckoutMachine();
  const takingUp = useRef<Promise<void>>(undefined);

  const signInAgain = () => void navigate(signInPath(paths.order), { replace: true });

  async function pay(draft: OrderRequest) {
    if (!send({ type: 'started' })) return;
    try {
      await takingUp.current;
      if (!isWaitingForWindow()) return;
      await keepFreshFor(PAYMENT_SESSION_MS);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      // Older shells give no cause when the session has expired.
      const hasExpired = !cause || isSessionExpired(cause);
      send({ type: 'failed', problem: hasExpired ? null : startProblem(cause) });
      if (hasExpired) signInAgain();
      return;
    }
    try {
      const created = await createOrder(draft).unwrap();
      openedPayment.save(user._id, { gatewayOrderId: created.order.id, products: draft.products });
      await loadPaymentScript(created.checkoutScript);
      openWindow(created, draft);
    } catch (error) {
      const orderNumber = orderAlreadyPaid(error);
      if (orderNumber !== null && send({ type: 'found', orderNumber })) {
        finish(orderNumber);
        return;
      }
      send({ type: 'failed', problem: startProblem(error) });
      if (isCartChange(error)) onCartChange();
      if (isSessionExpired(error)) signInAgain();
    }
  }

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

  function finish(orderNumber: string) {
    openedPayment.remove();
    addressDraft.remove();
    cart.clear();
    toast({ text: `Payment successful! Order ${orderNumber} confirmed.`, tone: 'success' });
  }

  /** A reload may have come between the payment and our knowing of it: the same cart is not to be paid twice. */
  const takeUp = useEffectEvent(async () => {
    const paid = unconfirmedPayment.read(user._id);
    if (paid) return confirm(paid);
    const opened = openedPayment.read(user._id);
    if (!opened || !isSameCart(opened.products, cart.lines)) return;
    const { data: orderNumber } = await orderOfPayment(opened.gatewayOrderId);
    if (orderNumber && send({ type: 'found', orderNumber })) finish(orderNumber);
  });
  const cartIsKnown = cart.status === 'ready';
  useEffect(() => {
    if (cartIsKnown) takingUp.current ??= takeUp();
  }, [cartIsKnown]);

  const orderNumber = state.step === 'success' ? state.orderNumber : null;
  useEffect(() => {
    if (orderNumber === null) return;
    const timer = setTimeout(
      () => void navigate(paths.orderCompleted, { replace: true, state: { orderNumber } }),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [orderNumber, navigate]);

  return { state, pay, confirmAgain: confirm };
}

/** The state on screen, and `send`, which knows the newest at once: of two quick presses only the first one counts. */
function useCheckoutMachine() {
  const [state, setState] = useState<CheckoutState>(IDLE);
  const newest = useRef<CheckoutState>(IDLE);

  /** @returns whether the event meant anything */
  function send(event: CheckoutEvent): boolean {
    const next = checkoutAfter(newest.current, event);
    if (next === newest.current) return false;
    newest.current = next;
    setState(next);
    return true;
  }

  /** Pay was pressed, and nothing has come of it yet. */
  const isWaitingForWindow = () => newest.current.step === 'processing' && newest.current.paid === null;

  return { state, send, isWaitingForWindow };
}

function isSameCart(products: readonly OrderProduct[], lines: readonly CartLine[]): boolean {
  const inCart = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return (
    products.length === lines.length && products.every(({ productId, quantity }) => inCart.get(productId) === quantity)
  );
}
