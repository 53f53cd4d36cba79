import { useSiteSettings } from '@kaagazz/contract';
import { Button, Skeleton } from '@kaagazz/design-system';
import { formatPaise, formatRupees, indianDigits } from '@kaagazz/domain';
import type { PrintService } from '@kaagazz/domain/print';
import type { ReactNode } from 'react';

import { SheetOnly, Box, Note, Small, Sum } from './price.styles.ts';
import type { PriceState } from './use-price.ts';

interface PriceBoxProps {
  service: PrintService;
  price: PriceState;
  quantity: number;
  isBar: boolean;
  invalidLines?: number;
  note?: { id: string; text: string } | null;
  action?: ReactNode;
}

export function PriceBox({ service, price, quantity, invalidLines = 0, isBar, note = null, action }: PriceBoxProps) {
  const { freeAbove } = useSiteSettings().shipping;
  return (
    <Box role="region" aria-label="Price" $isBar={isBar} data-bar>
      {note && <Note id={note.id}>{note.text}</Note>}
      <div role="status">
        <Figures service={service} price={price} quantity={quantity} invalidLines={invalidLines} />
      </div>
      <SheetOnly $isBar={isBar}>
        <Small>{`Includes all taxes. Delivery is added at checkout and free above ${formatRupees(freeAbove)}.`}</Small>
      </SheetOnly>
      {action}
    </Box>
  );
}

type FiguresProps = Required<Pick<PriceBoxProps, 'service' | 'price' | 'quantity' | 'invalidLines'>>;

function Figures({ service, price, quantity, invalidLines }: FiguresProps) {
  const [one, many] = service.piece;
  switch (price.state) {
    case 'loading':
      return <Skeleton width="9rem" height="3.25rem" />;
    case 'failed':
      return (
        <>
          <Small>
            We can’t load our prices right now. You can still order, and you will see the price before you pay.
          </Small>
          <Button variant="quiet" onClick={price.retry}>
            Try again
          </Button>
        </>
      );
    case 'per-page':
      return (
        <>
          <Sum>{formatPaise(price.perPiece > 0 ? price.perPiece : price.perPage)}</Sum>
          <Small>
            {price.perPiece > 0
              ? `per ${one}, plus ${formatPaise(price.perPage)} per page. Add the pages to see the total.`
              : `per page of each ${one}. Add the pages to see the total.`}
          </Small>
        </>
      );
    case 'on-request':
      return (
        <>
          <Sum $isText>Price on request</Sum>
          <Small>
            {price.missingField
              ? `Fill in the ${price.missingField.label.toLowerCase()} to see whether it has a fixed price.`
              : 'We price this order individually and will email you a quote.'}
          </Small>
        </>
      );
    case 'paid':
      return (
        <>
          <Sum $isText>New text is free</Sum>
          <Small>You’ll see any price change before you approve it.</Small>
        </>
      );
    case 'paused':
      return (
        <>
          <Sum $isText>Not available at the moment</Sum>
          <Small>{price.message}</Small>
        </>
      );
    case 'known': {
      const { unit } = price.price;
      const pieces = `${indianDigits(quantity)} ${quantity === 1 ? one : many}`;
      return (
        <>
          <Sum>{formatPaise(unit * quantity)}</Sum>
          <Small>
            {invalidLines > 0
              ? `Price for ${pieces}; ${invalidLines === 1 ? '1 line needs' : `${invalidLines} lines need`} attention`
              : `${pieces} at ${formatPaise(unit)} each`}
          </Small>
        </>
      );
    }
  }
}
