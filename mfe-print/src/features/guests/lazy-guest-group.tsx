import { lazyPage } from '@kaagazz/contract';

import { useLazyComponent } from '../../use-lazy-component.ts';
import type { GuestListProps } from './guest-list.tsx';

const load = lazyPage(() => import(/* webpackChunkName: "guest-list" */ './guest-group.tsx'), 'GuestGroup');

/**
 * Loads the guest list separately, so that the rest of the form can be used before the list has
 * loaded.
 */
export function LazyGuestGroup(props: GuestListProps) {
  const { Component: GuestGroup } = useLazyComponent(load, true);
  return GuestGroup && <GuestGroup {...props} />;
}
