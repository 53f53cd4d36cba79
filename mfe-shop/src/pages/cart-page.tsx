import { PageHead, useCart } from '@kaagazz/contract';
import { Columns, Heading, PageLayout, Spinner, Stack, Text, VisuallyHidden } from '@kaagazz/design-system';
import { cartOverflowText, isPrintLineId } from '@kaagazz/domain';
import styled, { css } from 'styled-components';

import { CartLineRow } from '../features/cart/cart-line-row.tsx';
import { PrintLineRow } from '../features/cart/print-line-row.tsx';
import { CartSummary } from '../features/cart/cart-summary.tsx';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { RemovedRow } from '../features/cart/removed-row.tsx';
import { useCartCheck } from '../features/cart/use-cart-check.ts';
import { useRemovals } from '../features/cart/use-removals.ts';
import { paths } from '../paths.ts';

const Lines = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

/** Until the cart has been read: the document says before it is drawn whether this browser keeps none (docs/contract.md). */
const WithCart = styled.div`
  html[data-empty-cart] & {
    display: none;
  }
`;

const WithoutCart = styled.div<{ $isRead: boolean }>`
  ${({ $isRead }) =>
    !$isRead &&
    css`
      html:not([data-empty-cart]) & {
        display: none;
      }

      /* as high as it is, not as it was with something in it */
      html[data-empty-cart] main:has(&) {
        --least-height: 0px;
      }
    `}
`;

export function CartPage() {
  return (
    <PageLayout>
      <PageHead title="Your cart" description="What you have chosen so far." canonical={paths.cart} noIndex />
      <CartContents />
    </PageLayout>
  );
}

/** The lines, where removed ones stood, the sum. Works without the api; with it, says what has changed. */
function CartContents() {
  const { status, lines, count, total, changeQuantity, reprice } = useCart();
  const { rows, news, takesFocus, remove, undo } = useRemovals();
  const check = useCartCheck(lines);
  const problems = lines.map((line) => check.of(line)?.problem ?? null).filter((problem) => problem !== null);
  const unapproved = problems.filter((problem) => problem === 'NOT_APPROVED').length;
  const changed = problems.length - unapproved;
  const isRead = status !== 'loading';

  return (
    <Stack gap={6}>
      <Heading level={1}>Your cart</Heading>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <VisuallyHidden role="status">{changedText(changed)}</VisuallyHidden>
      <Columns widths={[7, 5]}>
        {rows.length > 0 && (
          <Lines aria-label="Products in your cart">
            {rows.map((row) => {
              const { line } = row;
              if (!row.removed && isPrintLineId(line.id)) {
                return (
                  <PrintLineRow
                    key={line.id}
                    line={line}
                    quoted={check.of(line)}
                    isAsked={check.isAsked}
                    takesFocus={takesFocus(row)}
                    onPrice={(price) => reprice(line.id, price)}
                    onRemove={() => remove(line.id)}
                  />
                );
              }
              return row.removed ? (
                <RemovedRow
                  key={`${line.id} removed`}
                  line={line}
                  takesFocus={takesFocus(row)}
                  onUndo={() => undo(line.id)}
                />
              ) : (
                <CartLineRow
                  key={line.id}
                  line={line}
                  quoted={check.of(line)}
                  takesFocus={takesFocus(row)}
                  onQuantity={(quantity) => changeQuantity(line.id, quantity - line.quantity)}
                  onPrice={(price) => reprice(line.id, price)}
                  onRemove={() => remove(line.id)}
                />
              );
            })}
          </Lines>
        )}
        {lines.length > 0 && (
          <Stack gap={4}>
            <CartSummary
              total={total}
              count={count}
              unsettled={changed}
              unapproved={unapproved}
              overflow={cartOverflowText(lines)}
            />
            {check.isAway && (
              <Text tone="soft" size="sm">
                Prices and stock could not be checked just now. We check them again at checkout.
              </Text>
            )}
          </Stack>
        )}
      </Columns>
      {!isRead && (
        <WithCart>
          <Spinner label="Loading your cart" />
        </WithCart>
      )}
      {lines.length === 0 && (
        <WithoutCart $isRead={isRead}>
          <EmptyCart title="Your cart is empty" />
        </WithoutCart>
      )}
    </Stack>
  );
}

function changedText(changed: number): string {
  if (changed === 0) return '';
  return changed === 1 ? 'One product has changed since you chose it.' : `${changed} products have changed.`;
}
