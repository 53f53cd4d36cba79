import { Picture } from '@kaagazz/design-system';

import type { OrderLine } from './order.ts';
import { BlankPicture, Thumbnail } from './order.styles.ts';

/** A small picture of what was bought; the title beside it says it in words. */
export function LinePicture({ line: { image } }: { line: OrderLine }) {
  if (image === '') return <BlankPicture />;
  return (
    <Thumbnail>
      <Picture src={image} sizes="4rem" alt="" width={800} height={800} />
    </Thumbnail>
  );
}
