import type { NewOrderPreview } from '@kaagazz/api-schema';
import { Button, FormMessage, Heading, Stack } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';

import { Panel, Quiet } from '../../record/record.styles.ts';
import { Sums } from './new-order.styles.ts';

interface OrderSumsProps {
  /** Undefined until the first preview has loaded. */
  preview: NewOrderPreview | undefined;
  /** True while a newer preview is loading. */
  isStale: boolean;
  submit: string;
  busy: boolean;
  problem: string;
  onSubmit: (total: number) => void;
}

/** Shows the totals of a new order, what is still missing, and the button that places the order. */
export function OrderSums({ preview, isStale, submit, busy, problem, onSubmit }: OrderSumsProps) {
  const missing = preview?.missing ?? [];
  return (
    <Panel aria-busy={isStale}>
      <Heading level={2} size="md">
        Total
      </Heading>
      <Stack gap={4}>
        <Sums>
          <dt>Goods</dt>
          <dd>{formatRupees((preview?.goods ?? 0) + (preview?.discount ?? 0))}</dd>
          {preview !== undefined && preview.discount > 0 && (
            <>
              <dt>Discount</dt>
              <dd>− {formatRupees(preview.discount)}</dd>
            </>
          )}
          <dt>Shipping</dt>
          <dd>{formatRupees(preview?.shipping ?? 0)}</dd>
          <dt data-total>Total</dt>
          <dd data-total>{formatRupees(preview?.total ?? 0)}</dd>
        </Sums>
        {missing.length > 0 && (
          <div role="status">
            <Quiet>Still missing:</Quiet>
            <ul>
              {missing.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </div>
        )}
        {problem !== '' && <FormMessage tone="error">{problem}</FormMessage>}
        <Button
          busy={busy}
          disabled={preview === undefined || isStale || missing.length > 0}
          onClick={() => preview && onSubmit(preview.total)}
        >
          {submit}
        </Button>
      </Stack>
    </Panel>
  );
}
