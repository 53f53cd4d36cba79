import type { NewOrderPreview } from '@kaagazz/api-schema';
import { Button, Cluster, FormMessage } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { Link } from 'react-router-dom';

import { DeskProblem, detailOf, messageOf } from '../../api/desk-problem.ts';
import { orderPath, paths } from '../../paths.ts';
import { Fact, Panel, Quiet, Sums } from '../../record/index.ts';
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
  /** The error if the order could not be placed, otherwise null. */
  problem: unknown;
  onSubmit: (total: number) => void;
  /** Called to place this order in addition to the one that was already placed. */
  onAnother: () => void;
}

export function OrderSums(props: OrderSumsProps) {
  const { preview, failure, onRetry, isStale, submit, busy, problem, onSubmit, onAnother } = props;
  const placed = detailOf(problem, 'orderNumber');
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
      {problem !== null && <FormMessage tone="error">{messageOf(problem)}</FormMessage>}
      {problem instanceof DeskProblem && problem.code === 'PLACED_ALREADY' && (
        <Cluster>
          <Link to={placed ? orderPath(placed) : paths.paymentLinks}>
            {placed ? 'Open this order' : 'Payment links'}
          </Link>
          <Button variant="secondary" onClick={onAnother}>
            Keep both orders
          </Button>
        </Cluster>
      )}
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
