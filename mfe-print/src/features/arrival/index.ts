export { ArrivalFields } from './arrival-fields.tsx';
