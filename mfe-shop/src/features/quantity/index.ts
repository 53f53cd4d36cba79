export { WhyNoMore } from './why-no-more.tsx';
