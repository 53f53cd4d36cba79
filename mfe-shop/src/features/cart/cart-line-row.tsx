import type { QuotedLine } from '@kaagazz/api-schema';
import type { CartLine } from '@kaagazz/contract';
import { Picture, QuantityStepper, Text, TextLink } from '@kaagazz/design-system';
import { formatPaise, fromRupees, maximumQuantityOf } from '@kaagazz/domain';
import { useEffect, useRef, useState } from 'react';

import { productPath } from '../../paths.ts';
import { WhyNoMore } from '../quantity/index.ts';
import { LineProblemNote } from '../quote/index.ts';
import { Amount, Changes, CutDown, Facts, Remove, Row } from './cart-line.styles.ts';

interface CartLineRowProps {
  line: CartLine;
  /** what the shop says of it now; `undefined` while that is not known */
  quoted: QuotedLine | undefined;
  /** it has just been put back: the focus comes here */
  takesFocus: boolean;
  onQuantity: (quantity: number) => void;
  onPrice: (price: number) => void;
  onRemove: () => void;
}

/** One product in the cart: picture, name, price, how many, what they come to; and what has changed since it was chosen. */
export function CartLineRow({ line, quoted, takesFocus, onQuantity, onPrice, onRemove }: CartLineRowProps) {
  const removeRef = useRef<HTMLButtonElement>(null);
  const [isCut, setIsCut] = useState(false);
  const most = Math.min(maximumQuantityOf(line.id), Math.max(1, quoted?.stock ?? maximumQuantityOf(line.id)));

  useEffect(() => {
    if (takesFocus) removeRef.current?.focus();
  }, [takesFocus]);

  const choose = (quantity: number, wanted = quantity) => {
    setIsCut(wanted > quantity);
    onQuantity(quantity);
  };

  /** The button that settled it is gone with the note: the focus goes to the line's own. */
  const settled = (change: () => void) => {
    change();
    removeRef.current?.focus();
  };

  return (
    <Row>
      <Picture src={line.image} sizes="120px" alt="" width={800} height={800} />
      <Facts>
        <TextLink to={productPath(line.id)}>{line.title}</TextLink>
        <Amount>{formatPaise(fromRupees(line.price) * line.quantity)}</Amount>
        <Text tone="soft" size="sm">
          {formatPaise(fromRupees(line.price))} each
        </Text>
        <Changes>
          <div>
            <QuantityStepper
              quantity={line.quantity}
              maximum={most}
              onChange={(delta) => choose(line.quantity + delta)}
              onTyped={(typed) => choose(Math.min(typed, most), typed)}
              label={`Quantity of ${line.title}`}
            />
            <CutDown role="status">
              {isCut && line.quantity === most && <WhyNoMore most={most} stock={quoted?.stock} />}
            </CutDown>
          </div>
          <Remove ref={removeRef} variant="quiet" aria-label={`Remove ${line.title}`} onClick={onRemove}>
            Remove
          </Remove>
        </Changes>
      </Facts>
      {quoted?.problem && (
        <LineProblemNote
          line={line}
          quoted={quoted}
          settle={{
            take: (quantity) => settled(() => onQuantity(quantity)),
            accept: (price) => settled(() => onPrice(price)),
          }}
        />
      )}
    </Row>
  );
}
