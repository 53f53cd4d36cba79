import { media, textLinkStyles, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  max-width: 46rem;
`;

export const More = styled.details`
  summary {
    min-height: 2.75rem;
    align-content: center;
    color: ${tokens.color.leaf};
    font-weight: 600;
    cursor: pointer;
  }
`;

export const Posts = styled.ul`
  display: grid;
  gap: ${tokens.space(8)};
  margin: ${tokens.space(12)} 0 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Like a print that was pinned to the wall. */
export const Post = styled.li`
  display: grid;
  gap: ${tokens.space(3)};
  align-content: start;
  padding: ${tokens.space(3)} ${tokens.space(3)} ${tokens.space(5)};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.sheet};

  ${media.tablet} {
    &:nth-child(odd) {
      transform: rotate(-0.8deg);
    }

    &:nth-child(2) {
      transform: rotate(0.9deg) translateY(${tokens.space(3)});
    }
  }
`;

export const PostImage = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;
  object-position: top;
`;

export const PostLink = styled.a`
  ${textLinkStyles}
  min-height: 1.75rem;
  font-size: ${tokens.size.sm};
`;
