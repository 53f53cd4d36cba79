import { Button, ButtonLink, FormMessage, Stack } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { Order } from './order.ts';
import { useReorder } from './use-reorder.ts';
import type { ReorderOutcome } from './use-reorder.ts';

const Notes = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`;

/** Buys the same again. */
export function Reorder({ order }: { order: Order }) {
  const { reorder, busy, ready, outcome } = useReorder(order);
  return (
    <Stack gap={4}>
      {outcome && <Outcome outcome={outcome} />}
      {outcome?.added ? (
        <ButtonLink to="/cart">Go to your cart</ButtonLink>
      ) : (
        <Button busy={busy} disabled={!ready} onClick={() => void reorder()}>
          Reorder
        </Button>
      )}
    </Stack>
  );
}

function Outcome({ outcome: { added, notes } }: { outcome: ReorderOutcome }) {
  if (added === null) {
    return <FormMessage tone="error">The products could not be put into your cart. Please try again.</FormMessage>;
  }
  return (
    <FormMessage tone={added > 0 ? 'success' : 'error'}>
      {added > 0 ? 'Your cart is filled again, but not all is as it was:' : 'Nothing could be put into your cart:'}
      <Notes>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Notes>
    </FormMessage>
  );
}
