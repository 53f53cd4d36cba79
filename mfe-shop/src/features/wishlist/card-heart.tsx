import { HeartCorner } from '@kaagazz/design-system';
import type { CardProduct } from '@kaagazz/design-system';

import { HeartSlot } from './heart-slot.tsx';

export function CardHeart({ _id, title }: Pick<CardProduct, '_id' | 'title'>) {
  return (
    <HeartCorner>
      <HeartSlot id={_id} title={title} />
    </HeartCorner>
  );
}
