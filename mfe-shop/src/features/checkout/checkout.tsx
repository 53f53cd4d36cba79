import { useCart } from '@kaagazz/contract';
import type { User } from '@kaagazz/contract';
import { Spinner } from '@kaagazz/design-system';
import { cartOverflowText } from '@kaagazz/domain';

import { EmptyCart } from '../cart/index.ts';
import { useQuoteQuery } from '../quote/index.ts';
import { BroughtIntoView } from './brought-into-view.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { useKnownAddresses } from './known-address.ts';
import { OrderSummary } from './order-summary.tsx';
import { UnconfirmedPayment } from './unconfirmed-payment.tsx';
import { useCheckout } from './use-checkout.ts';

/** From the cart to the paid order, for a shopper who is signed in. */
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
      <BroughtIntoView>
        <Spinner label="Your order is confirmed. Taking you on" />
      </BroughtIntoView>
    );
  }
  if (state.step === 'unconfirmed') {
    return (
      <BroughtIntoView>
        <UnconfirmedPayment
          paid={state.paid}
          missing={state.missing}
          onCheckAgain={() => void confirmAgain(state.paid)}
        />
      </BroughtIntoView>
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

  const newest = overflow === null ? quote.currentData : undefined;
  const blocked = newest?.lines.some((line) => line.problem !== null) ?? false;
  return (
    <CheckoutForm
      userId={user._id}
      addresses={addresses}
      state={state}
      total={blocked ? undefined : newest?.total}
      blocked={blocked}
      refreshing={quote.isFetching}
      summary={
        <OrderSummary
          overflow={overflow}
          quote={newest}
          lastQuote={quote.data}
          isError={quote.isError}
          onRetry={() => void quote.refetch()}
        />
      }
      onPay={(shippingAddress, expectedTotal) => void pay({ products, shippingAddress, expectedTotal })}
    />
  );
}
