import { Button, ButtonLink, FormMessage } from '@kaagazz/design-system';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import type { Order } from './order.ts';
import { useReorder } from './use-reorder.ts';
import type { ReorderOutcome } from './use-reorder.ts';

const Notes = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`;

/** A row of its own above the buttons, so that it pushes none of them away. */
const Place = styled.div`
  flex-basis: 100%;
`;

/** Buys the same again: a button for a row of buttons, and above that row what became of it. */
export function Reorder({ order }: { order: Order }) {
  const { reorder, busy, ready, outcome } = useReorder(order);
  return (
    <>
      {outcome && <Outcome outcome={outcome} />}
      {outcome?.added ? (
        <ButtonLink to="/cart">Go to your cart</ButtonLink>
      ) : (
        <Button busy={busy} disabled={!ready} onClick={() => void reorder()}>
          Reorder
        </Button>
      )}
    </>
  );
}

/** The button may be gone, and the window scrolled elsewhere: eye and keyboard go on at what became of it. */
function Outcome({ outcome }: { outcome: ReorderOutcome }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Place ref={place} tabIndex={-1}>
      <Told {...outcome} />
    </Place>
  );
}

function Told({ added, notes }: ReorderOutcome) {
  if (added === null) {
    return <FormMessage tone="error">The products could not be put into your cart. Please try again.</FormMessage>;
  }
  return (
    <FormMessage tone={added > 0 ? 'warning' : 'error'}>
      {added > 0 ? 'Your cart is filled again, but not all is as it was:' : 'Nothing could be put into your cart:'}
      <Notes>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Notes>
    </FormMessage>
  );
}
