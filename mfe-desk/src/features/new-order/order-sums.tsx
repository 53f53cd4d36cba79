import { Button, Cluster, FormMessage, Spinner } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { Link } from 'react-router-dom';

import { DeskProblem, detailOf, messageOf } from '../../api/desk-problem.ts';
import { orderPath, paths } from '../../paths.ts';
import { Fact, Panel, Quiet, Sums } from '../../record/index.ts';
import type { usePlacement } from './use-placement.ts';

export function OrderSums({ order, submit }: { order: ReturnType<typeof usePlacement>; submit: string }) {
  const { preview, failure, retry, isStale, busy, problem, place, keepBoth } = order;
  const placed = detailOf(problem, 'orderNumber');
  const missing = preview?.missing ?? [];
  return (
    <Panel aria-busy={isStale} title="Total">
      {!preview && !failure && <Spinner label="Calculating the total" />}
      {failure && (
        <>
          <FormMessage tone="error">{messageOf(failure)}</FormMessage>
          <Button variant="secondary" onClick={retry}>
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
          <Button variant="secondary" onClick={keepBoth}>
            Keep both orders
          </Button>
        </Cluster>
      )}
      <Button
        busy={busy}
        disabled={preview === undefined || isStale || missing.length > 0}
        onClick={() => preview && place(preview.total)}
      >
        {submit}
      </Button>
    </Panel>
  );
}
