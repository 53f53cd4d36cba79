export { EVENTS } from './events.ts';
export { LazyArrivalFields } from './lazy-arrival-fields.tsx';
