import { Button, FormMessage, Spinner } from '@kaagazz/design-system';
import type { PrintService } from '@kaagazz/domain/print';

import { PriceBox, usePrice } from '../price/index.ts';
import { QUANTITY, blankValues } from './blank-values.ts';
import { Room } from './columns.styles.ts';
import type { KnownOrder } from './use-known-order.ts';

interface FormWaitingProps {
  service: PrintService;
  known: KnownOrder;
  hasAside: boolean;
  /** the form's code did not come */
  hasFailed: boolean;
  onRetry: () => void;
}

/** What the server draws, and what stands in for the form until it is there: what is waited for, and where the prices begin. */
export function FormWaiting({ service, known, hasAside, hasFailed, onRetry }: FormWaitingProps) {
  const fields = blankValues(service);
  const quantity = Number(fields[QUANTITY]);
  const price = usePrice(service, { fields, quantity, pages: null });

  return (
    <>
      <Room>
        {hasFailed ? (
          <>
            <FormMessage tone="error">The form could not be loaded. Please check your connection.</FormMessage>
            <div>
              <Button variant="secondary" onClick={onRetry}>
                Try again
              </Button>
            </div>
          </>
        ) : (
          <Spinner label={WORDS[known.waitsFor ?? 'form']} />
        )}
      </Room>
      <PriceBox service={service} price={price} quantity={quantity} isBar={hasAside} />
    </>
  );
}

const WORDS = {
  session: 'Checking login status…',
  line: 'Getting your order…',
  form: 'Getting the form…',
};
