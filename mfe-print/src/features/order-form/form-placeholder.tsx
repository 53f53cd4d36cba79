import { Spinner } from '@kaagazz/design-system';
import type { PrintService } from '@kaagazz/domain/print';

import { LoadFailed } from '../../load-failed.tsx';
import { PriceBox, usePrice } from '../price/index.ts';
import { FormSpace } from './form-layout.styles.ts';
import { QUANTITY, defaultOrderValues } from './order/default-values.ts';
import type { OrderSource } from './order/use-order-source.ts';

interface FormPlaceholderProps {
  service: PrintService;
  source: OrderSource;
  hasAside: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

export function FormPlaceholder({ service, source, hasAside, hasFailed, onRetry }: FormPlaceholderProps) {
  const fields = defaultOrderValues(service);
  const quantity = Number(fields[QUANTITY]);
  const price = usePrice(service, { fields, quantity, pages: null });

  return (
    <>
      <FormSpace>
        {hasFailed ? (
          <LoadFailed what="The form" onRetry={onRetry} />
        ) : (
          <Spinner label={LABELS[source.waitsFor ?? 'form']} />
        )}
      </FormSpace>
      <PriceBox service={service} price={price} quantity={quantity} isBar={hasAside} />
    </>
  );
}

const LABELS = {
  session: 'Checking login status…',
  line: 'Loading your order…',
  form: 'Loading the form…',
};
