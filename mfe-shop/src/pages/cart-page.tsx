import { PageHead, useCart } from '@kaagazz/contract';
import { Heading, PageLayout, Spinner, Stack, VisuallyHidden } from '@kaagazz/design-system';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { CartLineRow } from '../features/cart/cart-line-row.tsx';
import { CartSummary } from '../features/cart/cart-summary.tsx';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { paths } from '../paths.ts';
import { Columns } from './columns.tsx';

const Lines = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

export function CartPage() {
  return (
    <PageLayout>
      <PageHead title="Your cart" description="What you have chosen so far." canonical={paths.cart} noIndex />
      <CartContents />
    </PageLayout>
  );
}

function CartContents() {
  const { status, lines, count, total, changeQuantity, remove } = useCart();
  const [removed, setRemoved] = useState('');
  const titleRef = useRef<HTMLHeadingElement>(null);

  const removeLine = (id: string, title: string) => {
    remove(id);
    setRemoved(`${title} removed from your cart`);
    // The button that had focus is gone with its line.
    titleRef.current?.focus();
  };

  return (
    <Stack gap={6}>
      <Heading level={1} ref={titleRef} tabIndex={-1}>
        Your cart
      </Heading>
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
      {status === 'loading' ? (
        <Spinner label="Loading your cart" />
      ) : lines.length === 0 ? (
        <EmptyCart title="Your cart is empty" />
      ) : (
        <Columns>
          <Lines aria-label="Products in your cart">
            {lines.map((line) => (
              <CartLineRow
                key={line.id}
                line={line}
                onChange={(delta) => changeQuantity(line.id, delta)}
                onRemove={() => removeLine(line.id, line.title)}
              />
            ))}
          </Lines>
          <CartSummary total={total} count={count} />
        </Columns>
      )}
    </Stack>
  );
}
