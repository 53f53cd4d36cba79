export { discovery } from './discovery.ts';
