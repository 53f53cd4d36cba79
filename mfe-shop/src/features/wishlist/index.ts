export { CardHeart } from './card-heart.tsx';
export { HeartSlot } from './heart-slot.tsx';
