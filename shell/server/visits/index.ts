export { VisitCounter } from './visit-counter.ts';
