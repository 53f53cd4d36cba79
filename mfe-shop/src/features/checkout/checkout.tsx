import { lazyPage, useCart, useSiteSettings } from '@kaagazz/contract';
import type { User } from '@kaagazz/contract';
import { Heading, Spinner, Stack, Text, TextLink } from '@kaagazz/design-system';
import { cartOverflowText, isSoldOut } from '@kaagazz/domain';
import { Suspense, lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { paths } from '../../paths.ts';
import { EmptyCart } from '../cart/index.ts';
import { needsReview, useLowerPrices, useQuoteQuery } from '../quote/index.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { Choices, OptionsProps, DeliveryAndPaymentProps } from './options/choices.ts';
import { OrderSummary } from './order-summary.tsx';
import { ScrollIntoView } from './scroll-into-view.tsx';
import { useCheckout } from './use-checkout.ts';
import { useKnownAddresses } from './use-known-addresses.ts';

const loadParts = () => import(/* webpackChunkName: "checkout-options" */ './options/parts.ts');
const CashDialog = lazy(async () => ({ default: await lazyPage(loadParts, 'CashDialog')() }));
const UnconfirmedPayment = lazy(async () => ({ default: await lazyPage(loadParts, 'UnconfirmedPayment')() }));
const CheckoutOptions = lazy<ComponentType<OptionsProps>>(async () => ({
  default: await lazyPage<'CheckoutOptions', ComponentType<OptionsProps>>(loadParts, 'CheckoutOptions')().catch(
    () => () => null,
  ),
}));
const DeliveryAndPayment = lazy<ComponentType<DeliveryAndPaymentProps>>(async () => ({
  default: await lazyPage<'DeliveryAndPayment', ComponentType<DeliveryAndPaymentProps>>(
    loadParts,
    'DeliveryAndPayment',
  )().catch(() => () => null),
}));

export function Checkout({ user }: { user: User }) {
  const cart = useCart();
  const products = cart.lines.map(({ id, quantity, price }) => ({ productId: id, quantity, price }));
  const empty = products.length === 0;
  const overflow = cartOverflowText(cart.lines);
  const [pin, setPin] = useState('');
  const [{ order, price }, setChoices] = useState<Choices>({});
  const { varies } = useSiteSettings().shipping;
  const quote = useQuoteQuery(
    { products, auth: 'session', ...(varies && { pin }) },
    { skip: empty || overflow !== null, refetchOnMountOrArgChange: true },
  );
  useLowerPrices(quote.currentData?.lines);
  const addresses = useKnownAddresses(user);
  const [isCash, setIsCash] = useState(false);
  const { state, pay, confirmAgain, payInCash, cash } = useCheckout(user, () => void quote.refetch());

  if (state.step === 'success') {
    return (
      <ScrollIntoView>
        <Stack gap={3}>
          <Heading level={1}>Thank you, your order is confirmed</Heading>
          <Text tone="strong">Order {state.orderNumber}</Text>
          <Text tone="soft">
            We are opening your order…{' '}
            <TextLink to={paths.orderCompleted} replace state={{ orderNumber: state.orderNumber }}>
              Open it now
            </TextLink>
          </Text>
        </Stack>
      </ScrollIntoView>
    );
  }
  if (state.step === 'unconfirmed') {
    return (
      <Titled>
        <ScrollIntoView>
          <Suspense>
            <UnconfirmedPayment
              paid={state.paid}
              missing={state.missing}
              onCheckAgain={() => void confirmAgain(state.paid)}
            />
          </Suspense>
        </ScrollIntoView>
      </Titled>
    );
  }
  if (cart.status === 'loading' || addresses.isLoading) {
    return (
      <Titled>
        <Spinner label="Loading checkout" />
      </Titled>
    );
  }
  if (empty) {
    const isConfirming = state.step === 'processing';
    return (
      <Titled>
        {isConfirming ? <Spinner label="Confirming your payment" /> : <EmptyCart title="Cart is empty." />}
      </Titled>
    );
  }

  const current = overflow === null ? quote.currentData : undefined;
  const soldOut = new Set(current?.lines.filter(isSoldOut).map(({ productId }) => productId));
  const ordered = products.filter(({ productId }) => !soldOut.has(productId));
  const blocked = current !== undefined && needsReview(current.lines);
  const total = blocked ? undefined : current && (price ?? current).total;
  return (
    <Titled>
      {cash && (
        <Suspense>
          <CashDialog {...cash} />
        </Suspense>
      )}
      <CheckoutForm
        userId={user._id}
        addresses={addresses}
        state={state}
        total={total}
        isCash={isCash}
        payment={
          current &&
          total !== undefined && (
            <Suspense>
              <DeliveryAndPayment
                pin={pin}
                quote={current}
                total={total}
                products={ordered}
                isCash={isCash}
                onChange={setIsCash}
              />
            </Suspense>
          )
        }
        blocked={blocked}
        refreshing={quote.isFetching}
        onPin={setPin}
        summary={
          <OrderSummary
            overflow={overflow}
            quote={current}
            lastQuote={quote.data}
            price={price}
            isError={quote.isError}
            onRetry={() => void quote.refetch()}
            options={
              <Suspense>
                <CheckoutOptions
                  products={ordered}
                  quote={current}
                  pin={varies ? pin : undefined}
                  problem={state.step === 'idle' ? state.problem : null}
                  onChange={setChoices}
                />
              </Suspense>
            }
          />
        }
        onPay={(shippingAddress, expectedTotal) =>
          void (isCash ? payInCash : pay)({
            products: ordered,
            shippingAddress,
            expectedTotal,
            ...order,
          })
        }
      />
    </Titled>
  );
}

function Titled({ children }: { children: ReactNode }) {
  return (
    <>
      <Heading level={1}>Checkout</Heading>
      {children}
    </>
  );
}
