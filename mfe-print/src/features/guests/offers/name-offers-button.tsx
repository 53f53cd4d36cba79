import { lazyPage } from '@kaagazz/contract';
import { Button } from '@kaagazz/design-system';
import { useState } from 'react';

import { LoadFailed } from '../../../load-failed.tsx';
import { useLazyComponent } from '../../../use-lazy-component.ts';
import type { NameOffersProps } from './name-offers.tsx';

const load = lazyPage(() => import(/* webpackChunkName: "name-offers" */ './name-offers.tsx'), 'NameOffers');

export function NameOffersButton(props: NameOffersProps) {
  const [isOpen, setOpen] = useState(false);
  const { Component: NameOffers, hasFailed, retry } = useLazyComponent(load, isOpen);

  if (isOpen && NameOffers) return <NameOffers {...props} />;
  if (hasFailed) return <LoadFailed what="The suggestions" onRetry={retry} />;
  return (
    <div>
      <Button variant="secondary" busy={isOpen} onClick={() => setOpen(true)}>
        Suggest names in a second script
      </Button>
    </div>
  );
}
