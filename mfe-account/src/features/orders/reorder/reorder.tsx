import type { Order } from '@kaagazz/api-schema';
import { Button, ButtonLink, FormMessage } from '@kaagazz/design-system';
import { indianDigits } from '@kaagazz/domain';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { useReorder } from './use-reorder.ts';
import type { ReorderOutcome } from './use-reorder.ts';

const Notes = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`;

const OutcomeRow = styled.div`
  flex-basis: 100%;
`;

export function Reorder({ order }: { order: Order }) {
  const { reorder, busy, ready, outcome } = useReorder(order);
  const [first, ...others] = order.products;
  const sampled = others.length === 0 ? first?.print?.sampleOf : undefined;
  return (
    <>
      {outcome && <Outcome {...outcome} />}
      {outcome?.added ? (
        <ButtonLink to="/cart">Go to your cart</ButtonLink>
      ) : (
        <Button busy={busy} disabled={!ready} onClick={() => void reorder()}>
          {sampled === undefined ? 'Reorder' : `Order all ${indianDigits(sampled)}`}
        </Button>
      )}
    </>
  );
}

/** Moves the focus to the outcome, because the pressed button may be gone. */
function Outcome({ added, notes }: ReorderOutcome) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <OutcomeRow ref={row} tabIndex={-1}>
      {added === null ? (
        <FormMessage tone="error">The items could not be added to your cart. Please try again.</FormMessage>
      ) : (
        <FormMessage tone={added > 0 ? 'warning' : 'error'}>
          {added > 0 ? 'We added your items to the cart with some changes:' : 'Nothing could be added to your cart:'}
          <Notes>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Notes>
        </FormMessage>
      )}
    </OutcomeRow>
  );
}
