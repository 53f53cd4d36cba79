export { useLazyComponent } from './use-lazy-component.ts';
