import { PageHead, useCart } from '@kaagazz/contract';
import { Columns, Heading, PageLayout, Spinner, Stack, Text, VisuallyHidden, plainList } from '@kaagazz/design-system';
import { cartCount, cartOverflowText, cartTotalRupees, isPrintLineId, isSoldOut } from '@kaagazz/domain';
import styled, { css } from 'styled-components';

import { CartLineRow } from '../features/cart/cart-line-row.tsx';
import { CartSummary } from '../features/cart/cart-summary.tsx';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { PrintLineRow } from '../features/cart/print-line-row.tsx';
import { RemovedRow } from '../features/cart/removed-row.tsx';
import { useCartQuote } from '../features/cart/use-cart-quote.ts';
import { useRemovedLines } from '../features/cart/use-removed-lines.ts';
import { useChangeQuantity } from '../features/quote/index.ts';
import { paths } from '../paths.ts';

const Lines = styled.ul`
  ${plainList}
`;

const HiddenIfEmpty = styled.div`
  html[data-empty-cart] & {
    display: none;
  }
`;

const ShownIfEmpty = styled.div<{ $isRead: boolean }>`
  ${({ $isRead }) =>
    !$isRead &&
    css`
      html:not([data-empty-cart]) & {
        display: none;
      }

      html[data-empty-cart] main:has(&) {
        --least-height: 0px;
      }
    `}
`;

export function CartPage() {
  return (
    <PageLayout>
      <PageHead title="Your cart" description="The products in your cart." canonical={paths.cart} noIndex />
      <CartContents />
    </PageLayout>
  );
}

function CartContents() {
  const { status, lines, reprice } = useCart();
  const { rows, announcement, shouldFocus, remove, undo } = useRemovedLines();
  const quote = useCartQuote(lines);
  const changeQuantity = useChangeQuantity(quote.quotedLines);
  const available = lines.filter((line) => {
    const quoted = quote.of(line);
    return !quoted || !isSoldOut(quoted);
  });
  const problems = available.map((line) => quote.of(line)?.problem ?? null).filter((problem) => problem !== null);
  const unapproved = problems.filter((problem) => problem === 'NOT_APPROVED').length;
  const changed = problems.length - unapproved;
  const isRead = status !== 'loading';

  return (
    <Stack gap={6}>
      <Heading level={1}>Your cart</Heading>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <VisuallyHidden role="status">{changedText(changed)}</VisuallyHidden>
      <Columns widths={[7, 5]}>
        {rows.length > 0 && (
          <Lines aria-label="Products in your cart">
            {rows.map((row) => {
              const { line } = row;
              const focus = { shouldFocus: shouldFocus(row) };
              if (row.removed) {
                return <RemovedRow key={`${line.id} removed`} line={line} {...focus} onUndo={() => undo(line.id)} />;
              }
              const lineProps = {
                ...focus,
                line,
                quoted: quote.of(line),
                onPrice: (price: number) => reprice(line.id, price),
                onRemove: () => remove(line.id),
              };
              return isPrintLineId(line.id) ? (
                <PrintLineRow key={line.id} {...lineProps} isLoading={quote.isLoading} />
              ) : (
                <CartLineRow
                  key={line.id}
                  {...lineProps}
                  onQuantity={(quantity) => changeQuantity(line, lineProps.quoted, quantity)}
                />
              );
            })}
          </Lines>
        )}
        {lines.length > 0 && (
          <Stack gap={4}>
            <CartSummary
              total={cartTotalRupees(available)}
              count={cartCount(available)}
              flatShipping={quote.flatShipping}
              productionDays={quote.productionDays}
              soldOut={lines.length - available.length}
              changed={changed}
              unapproved={unapproved}
              overflow={cartOverflowText(available)}
            />
            {quote.isError && (
              <Text tone="soft" size="sm">
                We couldn’t check prices and stock. We’ll check them again at checkout.
              </Text>
            )}
          </Stack>
        )}
      </Columns>
      {!isRead && (
        <HiddenIfEmpty>
          <Spinner label="Loading your cart" />
        </HiddenIfEmpty>
      )}
      {lines.length === 0 && (
        <ShownIfEmpty $isRead={isRead}>
          <EmptyCart title="Your cart is empty" />
        </ShownIfEmpty>
      )}
    </Stack>
  );
}

function changedText(changed: number): string {
  if (changed === 0) return '';
  return changed === 1 ? 'One product has changed since you added it.' : `${changed} products have changed.`;
}
