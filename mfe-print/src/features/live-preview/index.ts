export { Studio } from './studio.tsx';
