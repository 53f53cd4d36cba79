export { HeartCorner, HeartSlot } from './heart-slot.tsx';
