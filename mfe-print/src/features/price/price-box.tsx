import { Button, Skeleton } from '@kaagazz/design-system';
import { FREE_SHIPPING_ABOVE, formatPaise, indianDigits } from '@kaagazz/domain';
import type { PrintService } from '@kaagazz/domain/print';
import type { ReactNode } from 'react';

import { OnWideScreen, Box, Small, Sum } from './price.styles.ts';
import type { KnownPrice } from './use-price.ts';

interface PriceBoxProps {
  service: PrintService;
  price: KnownPrice;
  quantity: number;
  /** Stays at the bottom on a wide screen, too, because something else is beside the form. */
  isBar: boolean;
  /** what there is to do: the form's button */
  action?: ReactNode;
}

/** What the order costs as it is chosen now. */
export function PriceBox({ service, price, quantity, isBar, action }: PriceBoxProps) {
  return (
    <Box role="region" aria-label="Price" $isBar={isBar} data-bar>
      <div role="status">
        <Figures service={service} price={price} quantity={quantity} />
      </div>
      <OnWideScreen $isBar={isBar}>
        <Small>{`All taxes are in it. Delivery is added at checkout, free above ${formatPaise(FREE_SHIPPING_ABOVE)}.`}</Small>
      </OnWideScreen>
      {action}
    </Box>
  );
}

function Figures({ service, price, quantity }: Pick<PriceBoxProps, 'service' | 'price' | 'quantity'>) {
  const [one, many] = service.piece;
  switch (price.state) {
    case 'waiting':
      return <Skeleton width="9rem" height="3.25rem" />;
    case 'away':
      return (
        <>
          <Small>Our prices are not here just now. Go on: you see the price before you pay.</Small>
          <Button variant="quiet" onClick={price.retry}>
            Load prices
          </Button>
        </>
      );
    case 'by-page':
      return (
        <>
          <Sum>{formatPaise(price.base > 0 ? price.base : price.page)}</Sum>
          <Small>
            {price.base > 0
              ? `a ${one}, and ${formatPaise(price.page)} for each page. The sum comes with the pages.`
              : `a page of each ${one}. The sum comes with the pages.`}
          </Small>
        </>
      );
    case 'on-request':
      return (
        <>
          <Sum $isWords>Price on request</Sum>
          <Small>
            {price.unsaid
              ? `Tell us the ${price.unsaid.label.toLowerCase()}: many have a price at once.`
              : 'Made to measure: we answer by mail.'}
          </Small>
        </>
      );
    case 'known': {
      const { unit } = price.price;
      return (
        <>
          <Sum>{formatPaise(unit * quantity)}</Sum>
          {/* one text: pieces of a text each move when the page's font comes */}
          <Small>{`${grouped(quantity)} ${quantity === 1 ? one : many} at ${formatPaise(unit)} each`}</Small>
        </>
      );
    }
  }
}

function grouped(count: number): string {
  return indianDigits(count);
}
