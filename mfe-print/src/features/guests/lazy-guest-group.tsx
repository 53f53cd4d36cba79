import { lazyPage } from '@kaagazz/contract';

import { useLazyComponent } from '../../use-lazy-component.ts';
import type { GuestListProps } from './guest-list.tsx';

const load = lazyPage(() => import(/* webpackChunkName: "guest-list" */ './guest-group.tsx'), 'GuestGroup');

/** Loads the guest list after the form, which works without guests while the list is loading. */
export function LazyGuestGroup(props: GuestListProps) {
  const { Component: GuestGroup } = useLazyComponent(load, true);
  return GuestGroup && <GuestGroup {...props} />;
}
