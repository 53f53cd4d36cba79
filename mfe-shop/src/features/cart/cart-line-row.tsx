import type { QuotedLine } from '@kaagazz/api-schema';
import type { CartLine } from '@kaagazz/contract';
import { Picture, QuantityStepper, Text, TextLink } from '@kaagazz/design-system';
import { formatPaise, fromRupees, maximumQuantityOf } from '@kaagazz/domain';
import { useEffect, useId, useRef } from 'react';

import noPicture from '../../illustrations/no-picture.svg';
import { productPath } from '../../paths.ts';
import { QuantityLimitNote } from '../quantity/index.ts';
import { LineProblemNote } from '../quote/index.ts';
import { Amount, Controls, Details, LimitNote, Remove, Row } from './cart-line.styles.ts';

interface CartLineRowProps {
  line: CartLine;
  quoted: QuotedLine | undefined;
  shouldFocus: boolean;
  onQuantity: (quantity: number) => void;
  onPrice: (price: number) => void;
  onRemove: () => void;
}

export function CartLineRow({ line, quoted, shouldFocus, onQuantity, onPrice, onRemove }: CartLineRowProps) {
  const removeRef = useRef<HTMLButtonElement>(null);
  const limitId = useId();
  const maximum = Math.min(maximumQuantityOf(line.id), Math.max(1, quoted?.stock ?? maximumQuantityOf(line.id)));

  useEffect(() => {
    if (shouldFocus) removeRef.current?.focus();
  }, [shouldFocus]);

  const resolve = (change: () => void) => {
    change();
    removeRef.current?.focus();
  };

  return (
    <Row>
      <Picture src={line.image === '' ? noPicture : line.image} sizes="120px" alt="" width={800} height={800} />
      <Details>
        <TextLink to={productPath(line.id)}>{line.title}</TextLink>
        <Amount>{formatPaise(fromRupees(line.price) * line.quantity)}</Amount>
        <Text tone="soft" size="sm">
          {formatPaise(fromRupees(line.price))} each
        </Text>
        <Controls>
          <div>
            <QuantityStepper
              quantity={line.quantity}
              maximum={maximum}
              onChange={(delta) => onQuantity(line.quantity + delta)}
              onTyped={(typed) => onQuantity(Math.min(typed, maximum))}
              label={`Quantity of ${line.title}`}
              limitId={limitId}
            />
            <LimitNote role="status" id={limitId}>
              {line.quantity === maximum && <QuantityLimitNote limit={maximum} stock={quoted?.stock} />}
            </LimitNote>
          </div>
          <Remove ref={removeRef} variant="quiet" aria-label={`Remove ${line.title}`} onClick={onRemove}>
            Remove
          </Remove>
        </Controls>
      </Details>
      {quoted?.problem && (
        <LineProblemNote
          line={line}
          quoted={quoted}
          actions={{
            onQuantity: (quantity) => resolve(() => onQuantity(quantity)),
            onPrice: (price) => resolve(() => onPrice(price)),
          }}
        />
      )}
    </Row>
  );
}
