export { LazySuiteSets } from './lazy-suite-sets.tsx';
