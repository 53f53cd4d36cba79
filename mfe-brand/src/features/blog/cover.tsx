import type { SitePost } from '@kaagazz/api-schema';
import { avifWidths } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.picture`
  display: contents;

  /* Prevents the element from taking up a cell of the card's grid. */
  > source {
    display: none;
  }
`;

interface CoverProps {
  post: Pick<SitePost, 'photograph'>;
  sizes: string;
  children: ReactNode;
}

export function Cover({ post, sizes, children }: CoverProps) {
  return (
    <Frame>
      <source type="image/avif" srcSet={avifWidths(post.photograph)} sizes={sizes} />
      {children}
    </Frame>
  );
}
