import { Button, Cluster, Stack, Text } from '@kaagazz/design-system';
import { formatPaise, indianDigits } from '@kaagazz/domain';
import { nextBreakText } from '@kaagazz/domain/print';
import type { PrintService } from '@kaagazz/domain/print';

import { Break, Breaks } from './price.styles.ts';
import type { PriceState } from './use-price.ts';

interface PriceBreaksProps {
  service: PrintService;
  price: PriceState;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

export function PriceBreaks({ service, price, quantity, onQuantity }: PriceBreaksProps) {
  if (price.state !== 'known') return null;
  const { breaks, next } = price.price;
  const { minimum } = service.quantity;
  const offered = breaks.filter(
    ({ from }, index) => from >= minimum || (breaks[index + 1]?.from ?? Infinity) > minimum,
  );
  if (offered.length < 2) return null;
  const current = breaks.findLast(({ from }) => from <= quantity);

  return (
    <Stack gap={3}>
      <Breaks aria-label="Price by quantity">
        {offered.map(({ from, unit }) => {
          const least = Math.max(from, minimum);
          return (
            <li key={from}>
              <Break type="button" aria-pressed={current?.from === from} onClick={() => onQuantity(least)}>
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
          <Button variant="secondary" onClick={() => onQuantity(quantity + next.more)}>
            Take {indianDigits(quantity + next.more)}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
