export { OwnDetails } from './own-details.tsx';
