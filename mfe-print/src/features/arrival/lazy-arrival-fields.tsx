import { lazyPage } from '@kaagazz/contract';

import { useLazyComponent } from '../../use-lazy-component.ts';
import type { ArrivalFieldsProps } from './arrival-fields.tsx';

const load = lazyPage(() => import(/* webpackChunkName: "arrival-fields" */ './arrival-fields.tsx'), 'ArrivalFields');

/** Loads the delivery dates after the form, which is usable without them. */
export function LazyArrivalFields(props: ArrivalFieldsProps) {
  const { Component: ArrivalFields } = useLazyComponent(load, true);
  return ArrivalFields && <ArrivalFields {...props} />;
}
