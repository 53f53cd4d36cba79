import type { QuotedLine } from '@kaagazz/api-schema';
import { useCart } from '@kaagazz/contract';
import type { CartLine } from '@kaagazz/contract';
import { ErrorState, FormMessage, Heading, Spinner, Stack, Text, TextLink } from '@kaagazz/design-system';
import { isSoldOut } from '@kaagazz/domain';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { paths } from '../../paths.ts';
import { OrderAmounts, OrderLine, OrderLines } from '../amounts/index.ts';
import { LineProblemNote, SoldOutNote, needsReview, useChangeQuantity } from '../quote/index.ts';
import type { Quote, QuotedPrint } from '../quote/index.ts';
import type { Choices } from './options/choices.ts';

const Busy = styled(Stack)`
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

const Options = styled.div`
  min-height: calc(8.25rem + 4px);
`;

interface OrderSummaryProps {
  overflow: string | null;
  quote: Quote | undefined;
  lastQuote: Quote | undefined;
  price: Choices['price'];
  isError: boolean;
  options: ReactNode;
  onRetry: () => void;
}

export function OrderSummary(props: OrderSummaryProps) {
  const { overflow, quote, lastQuote, price, isError, options, onRetry } = props;
  const { lines, remove, reprice } = useCart();
  const changeQuantity = useChangeQuantity(lastQuote?.lines);
  const titleRef = useRef<HTMLHeadingElement>(null);

  const hasProblems = lastQuote !== undefined && needsReview(lastQuote.lines);

  useLayoutEffect(() => {
    // If the focused Pay button has become disabled, move the focus to the heading.
    const focused = document.activeElement;
    if (hasProblems && focused instanceof HTMLButtonElement && focused.disabled) titleRef.current?.focus();
  }, [hasProblems]);

  const resolve = (change: () => void) => {
    change();
    titleRef.current?.focus();
  };
  const actionsOf = (line: CartLine, quoted: QuotedLine) => ({
    onRemove: () => resolve(() => remove(line.id)),
    onQuantity: (quantity: number) => resolve(() => changeQuantity(line, quoted, quantity)),
    onPrice: (price: number) => resolve(() => reprice(line.id, price)),
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
              {quoted?.problem && <LineProblemNote line={line} quoted={quoted} actions={actionsOf(line, quoted)} />}
            </OrderLine>
          );
        })}
      </OrderLines>
      <TextLink to={paths.cart}>Edit cart</TextLink>
      <Options>{options}</Options>
      <SoldOutNote count={lastQuote?.lines.filter(isSoldOut).length ?? 0} />
      {overflow !== null ? (
        <FormMessage tone="error">{overflow}</FormMessage>
      ) : isError ? (
        <ErrorState title="We couldn’t calculate the total." onRetry={onRetry} />
      ) : hasProblems ? (
        <Text tone="soft">You’ll see the total after you review the highlighted products.</Text>
      ) : lastQuote ? (
        <Busy gap={2} aria-busy={quote === undefined}>
          <OrderAmounts {...lastQuote} {...price} />
        </Busy>
      ) : (
        <Spinner label="Calculating shipping and total" />
      )}
    </Stack>
  );
}

function printNote({ options, file }: QuotedPrint): string {
  return [...options.slice(0, 3).map(({ value }) => value), ...(file === null ? [] : [file])].join(' · ');
}
