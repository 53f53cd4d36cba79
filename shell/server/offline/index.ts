export { offline } from './offline.ts';
