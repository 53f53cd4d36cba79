import type { ProductDetails } from '@kaagazz/api-schema';
import { Heading, Icon, Stack, Text, tokens } from '@kaagazz/design-system';
import { formatRupees, indianDigits } from '@kaagazz/domain';
import { useId } from 'react';
import styled from 'styled-components';

import type { AddToCartState } from './use-add-to-cart.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid ${tokens.color.line};
  font-size: ${tokens.size.sm};
  font-variant-numeric: lining-nums tabular-nums;

  th,
  td {
    padding: ${tokens.space(2)};
    border-bottom: 1px solid ${tokens.color.line};
    font-weight: inherit;
    text-align: start;
  }

  td {
    text-align: end;
  }

  svg {
    display: inline-block;
    visibility: hidden;
    vertical-align: middle;
  }

  [aria-current] {
    background: ${tokens.color.leafTint};
    color: ${tokens.color.leafDark};

    svg {
      visibility: visible;
    }
  }
`;

interface QuantityPricesProps {
  prices: NonNullable<ProductDetails['quantityPrices']>;
  cart: AddToCartState;
}

export function QuantityPrices({ prices, cart: { quantity, inCart, price } }: QuantityPricesProps) {
  const titleId = useId();
  const applied = prices.findLast(({ from }) => from <= inCart + quantity);

  return (
    <Stack as="section" gap={2} aria-labelledby={titleId}>
      <Heading level={2} size="md" id={titleId}>
        Quantity discounts
      </Heading>
      <Table aria-labelledby={titleId}>
        <tbody>
          {prices.map((step, at) => (
            <tr key={step.from} aria-current={step === applied || undefined}>
              <th scope="row">{rangeText(step.from, prices[at + 1]?.from)}</th>
              <td>
                {formatRupees(step.price)} each <Icon name="check" size={16} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Text size="sm" role="status">
        {indianDigits(quantity)} × {formatRupees(price)} = {formatRupees(quantity * price)}
        {inCart > 0 && `, with the ${indianDigits(inCart)} in your cart`}
      </Text>
    </Stack>
  );
}

function rangeText(from: number, next: number | undefined): string {
  if (next === undefined) return `${from} or more`;
  return next - from === 1 ? `${from}` : `${from} to ${next - 1}`;
}
