export { passOn } from './upstream.ts';
