export { ArrivalFields } from './arrival-fields.tsx';
export { EVENTS } from './events.ts';
