import { useCart } from '@kaagazz/contract';
import type { User } from '@kaagazz/contract';
import { Spinner } from '@kaagazz/design-system';
import { cartOverflowText } from '@kaagazz/domain';

import { EmptyCart } from '../cart/index.ts';
import { useQuoteQuery } from '../quote/index.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ScrollIntoView } from './scroll-into-view.tsx';
import { UnconfirmedPayment } from './unconfirmed-payment.tsx';
import { useCheckout } from './use-checkout.ts';
import { useKnownAddresses } from './use-known-addresses.ts';

export function Checkout({ user }: { user: User }) {
  const cart = useCart();
  const products = cart.lines.map(({ id, quantity, price }) => ({ productId: id, quantity, price }));
  const empty = products.length === 0;
  const overflow = cartOverflowText(cart.lines);
  const quote = useQuoteQuery(
    { products, auth: 'session' },
    { skip: empty || overflow !== null, refetchOnMountOrArgChange: true },
  );
  const addresses = useKnownAddresses(user);
  const { state, pay, confirmAgain } = useCheckout(user, () => void quote.refetch());

  if (state.step === 'success') {
    return (
      <ScrollIntoView>
        <Spinner label="Your order is confirmed. Redirecting" />
      </ScrollIntoView>
    );
  }
  if (state.step === 'unconfirmed') {
    return (
      <ScrollIntoView>
        <UnconfirmedPayment
          paid={state.paid}
          missing={state.missing}
          onCheckAgain={() => void confirmAgain(state.paid)}
        />
      </ScrollIntoView>
    );
  }
  if (cart.status === 'loading' || addresses.isLoading) return <Spinner label="Loading checkout" />;
  if (empty) {
    return state.step === 'processing' ? (
      <Spinner label="Confirming your payment" />
    ) : (
      <EmptyCart title="Cart is empty." />
    );
  }

  const current = overflow === null ? quote.currentData : undefined;
  const blocked = current?.lines.some((line) => line.problem !== null) ?? false;
  return (
    <CheckoutForm
      userId={user._id}
      addresses={addresses}
      state={state}
      total={blocked ? undefined : current?.total}
      blocked={blocked}
      refreshing={quote.isFetching}
      summary={
        <OrderSummary
          overflow={overflow}
          quote={current}
          lastQuote={quote.data}
          isError={quote.isError}
          onRetry={() => void quote.refetch()}
        />
      }
      onPay={(shippingAddress, expectedTotal) => void pay({ products, shippingAddress, expectedTotal })}
    />
  );
}
