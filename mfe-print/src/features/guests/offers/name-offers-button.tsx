import { lazyPage } from '@kaagazz/contract';
import { Button, FormMessage } from '@kaagazz/design-system';
import { useState } from 'react';

import { useLazyComponent } from '../../../use-lazy-component.ts';
import type { NameOffersProps } from './name-offers.tsx';

const load = lazyPage(() => import(/* webpackChunkName: "name-offers" */ './name-offers.tsx'), 'NameOffers');

/** Loads the transliteration code only when the shopper asks for names in a second script. */
export function NameOffersButton(props: NameOffersProps) {
  const [isOpen, setOpen] = useState(false);
  const { Component: NameOffers, hasFailed } = useLazyComponent(load, isOpen);

  if (isOpen && NameOffers) return <NameOffers {...props} />;
  return (
    <>
      {hasFailed && <FormMessage tone="error">The suggestions could not be loaded. Reload the page.</FormMessage>}
      <div>
        <Button variant="secondary" busy={isOpen && !hasFailed} onClick={() => setOpen(true)}>
          Suggest names in a second script
        </Button>
      </div>
    </>
  );
}
