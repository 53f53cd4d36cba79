export { LazyBrandColors } from './lazy-brand-colors.tsx';
