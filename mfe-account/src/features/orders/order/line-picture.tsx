import { Picture } from '@kaagazz/design-system';

import { BlankPicture, Thumbnail } from './order.styles.ts';

/** Decorative, because the title is next to the picture. */
export function LinePicture({ line: { image } }: { line: { image: string } }) {
  if (image === '') return <BlankPicture />;
  return (
    <Thumbnail>
      <Picture src={image} sizes="4rem" alt="" width={800} height={800} />
    </Thumbnail>
  );
}
