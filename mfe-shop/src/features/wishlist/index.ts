export { HeartSlot } from './heart-slot.tsx';
