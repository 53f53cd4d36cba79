import { Button, Cluster, Stack, Text } from '@kaagazz/design-system';
import { formatPaise, indianDigits } from '@kaagazz/domain';
import { nextBreakText } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';

import { Break, Breaks } from './price.styles.ts';
import type { KnownPrice } from './use-price.ts';

interface PriceBreaksProps {
  service: PrintService;
  price: KnownPrice;
  quantity: number;
  /** takes another number of pieces */
  onTake: (quantity: number) => void;
}

/** What a piece costs by how many are ordered, and how near the next lower price is. Nothing where one price is for all. */
export function PriceBreaks({ service, price, quantity, onTake }: PriceBreaksProps) {
  if (price.state !== 'known') return null;
  const { breaks, next } = price.price;
  const { minimum } = service.quantity;
  const offered = breaks.filter(
    ({ from }, place) => from >= minimum || (breaks[place + 1]?.from ?? Infinity) > minimum,
  );
  if (offered.length < 2) return null;
  const current = breaks.findLast(({ from }) => from <= quantity);

  return (
    <Stack gap={3}>
      <Breaks aria-label="Price by number">
        {offered.map(({ from, unit }) => {
          const least = Math.max(from, minimum);
          return (
            <li key={from}>
              <Break type="button" aria-pressed={current?.from === from} onClick={() => onTake(least)}>
                <strong>
                  {indianDigits(least)}
                  {from === breaks.at(-1)?.from && ' or more'}
                </strong>{' '}
                {formatPaise(unit)} each
              </Break>
            </li>
          );
        })}
      </Breaks>
      {next && (
        <Cluster gap={3}>
          <Text as="span" size="sm">
            {nextBreakText(next)}
          </Text>
          <Button variant="secondary" onClick={() => onTake(quantity + next.more)}>
            Take {indianDigits(quantity + next.more)}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
