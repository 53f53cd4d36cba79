import type { NewOrderPreview } from '@kaagazz/api-schema';
import { Button, FormMessage } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';

import { messageOf } from '../../api/desk-problem.ts';
import { Fact } from '../../record/fact.tsx';
import { Panel } from '../../record/panel.tsx';
import { Quiet, Sums } from '../../record/record.styles.ts';
import { Waiting } from '../../states/waiting.tsx';

interface OrderSumsProps {
  /** Undefined while the first preview is loading, and if the latest one could not be loaded. */
  preview: NewOrderPreview | undefined;
  /** Why the latest preview could not be loaded. */
  failure: Error | null;
  onRetry: () => void;
  /** True while a newer preview is loading. */
  isStale: boolean;
  submit: string;
  busy: boolean;
  problem: string;
  onSubmit: (total: number) => void;
}

/** Shows the totals of a new order, what is still missing, and the button that places the order. */
export function OrderSums(props: OrderSumsProps) {
  const { preview, failure, onRetry, isStale, submit, busy, problem, onSubmit } = props;
  const missing = preview?.missing ?? [];
  return (
    <Panel aria-busy={isStale} title="Total">
      {!preview && !failure && <Waiting label="Calculating the total" />}
      {failure && (
        <>
          <FormMessage tone="error">{messageOf(failure)}</FormMessage>
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
      {preview && (
        <Sums>
          <Fact label="Goods">{formatRupees(preview.goods + preview.discount)}</Fact>
          {preview.discount > 0 && <Fact label="Discount">− {formatRupees(preview.discount)}</Fact>}
          <Fact label="Shipping">{formatRupees(preview.shipping)}</Fact>
          <dt data-total>Total</dt>
          <dd data-total>{formatRupees(preview.total)}</dd>
        </Sums>
      )}
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
    </Panel>
  );
}
