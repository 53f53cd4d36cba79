import { Picture } from '@kaagazz/design-system';

import { BlankPicture, Thumbnail } from './order.styles.ts';

/** The picture is decorative, because the title is next to it. */
export function LinePicture({ line: { image } }: { line: { image: string } }) {
  if (image === '') return <BlankPicture />;
  return (
    <Thumbnail>
      <Picture src={image} sizes="4rem" alt="" width={800} height={800} />
    </Thumbnail>
  );
}
