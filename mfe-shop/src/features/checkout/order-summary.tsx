import { useCart } from '@kaagazz/contract';
import type { CartLine } from '@kaagazz/contract';
import { ErrorState, FormMessage, Heading, Spinner, Stack, Text, TextLink } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

import { paths } from '../../paths.ts';
import { AmountList, OrderLine, OrderLines } from '../amounts/index.ts';
import { LineProblemNote } from '../quote/index.ts';
import type { Quote, QuotedPrint } from '../quote/index.ts';

const Busy = styled(Stack)`
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

interface OrderSummaryProps {
  /** why the cart can't be paid whatever is in it: then nothing is asked of it; `null`: nothing */
  overflow: string | null;
  /** the server's answer to this very cart; absent while it is on its way */
  quote: Quote | undefined;
  /** its answer to the cart as it was before the last change: keeps the place of the next one */
  lastQuote: Quote | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** What is bought and what it comes to, shipping included, before any money moves (E11). */
export function OrderSummary({ overflow, quote, lastQuote, isError, onRetry }: OrderSummaryProps) {
  const { lines, remove, changeQuantity, reprice } = useCart();
  const titleRef = useRef<HTMLHeadingElement>(null);

  const unsettled = lastQuote?.lines.some(({ problem }) => problem !== null) ?? false;

  useLayoutEffect(() => {
    // Pay was pressed and can be pressed no more: the focus goes to what has to be settled first, instead of nowhere.
    const focused = document.activeElement;
    if (unsettled && focused instanceof HTMLButtonElement && focused.disabled) titleRef.current?.focus();
  }, [unsettled]);

  /** The button that settled a line is gone with the problem: focus goes to the heading. */
  const settled = (change: () => void) => {
    change();
    titleRef.current?.focus();
  };
  const settlement = (line: CartLine) => ({
    remove: () => settled(() => remove(line.id)),
    take: (quantity: number) => settled(() => changeQuantity(line.id, quantity - line.quantity)),
    accept: (price: number) => settled(() => reprice(line.id, price)),
  });

  return (
    <Stack gap={5}>
      <Heading level={2} size="lg" ref={titleRef} tabIndex={-1}>
        Your order
      </Heading>
      <OrderLines>
        {lines.map((line) => {
          const quoted = quote?.lines.find(({ productId }) => productId === line.id);
          return (
            <OrderLine key={line.id} line={line} note={quoted?.print && printNote(quoted.print)}>
              {quoted?.problem && <LineProblemNote line={line} quoted={quoted} settle={settlement(line)} />}
            </OrderLine>
          );
        })}
      </OrderLines>
      <TextLink to={paths.cart}>Edit cart</TextLink>
      {overflow !== null ? (
        <FormMessage tone="error">{overflow}</FormMessage>
      ) : isError ? (
        <ErrorState title="The total could not be worked out." onRetry={onRetry} />
      ) : unsettled ? (
        <Text tone="soft">The total follows once the marked products are settled.</Text>
      ) : lastQuote ? (
        <QuotedAmounts quote={lastQuote} busy={quote === undefined} />
      ) : (
        <Spinner label="Working out shipping and total" />
      )}
    </Stack>
  );
}

/** Identifies a printed line by its main options and file. */
function printNote({ options, file }: QuotedPrint): string {
  return [...options.slice(0, 3).map(({ value }) => value), ...(file === null ? [] : [file])].join(' · ');
}

function QuotedAmounts({ quote: { goods, shipping, total }, busy }: { quote: Quote; busy: boolean }) {
  return (
    <Busy gap={2} aria-busy={busy}>
      <AmountList
        parts={[
          { label: 'Subtotal', amount: formatRupees(goods) },
          { label: 'Shipping', amount: shipping === 0 ? 'Free' : formatRupees(shipping) },
        ]}
        total={formatRupees(total)}
      />
      <Text tone="soft" size="sm">
        Inclusive of all taxes
      </Text>
    </Busy>
  );
}
