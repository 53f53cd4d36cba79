export { LazyGuestGroup } from './lazy-guest-group.tsx';
