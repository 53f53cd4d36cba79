export { NameOffersButton } from './name-offers-button.tsx';
