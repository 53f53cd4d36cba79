import { media, plainList, textLinkStyles, tokens } from '@kaagazz/design-system';
import styled, { css } from 'styled-components';

export const Posts = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(8)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* Two columns leave the third post alone in its row. */
    & > :nth-child(3) {
      grid-column: 1 / -1;
      grid-template: 1fr auto auto 1fr / repeat(2, minmax(0, 1fr));
      column-gap: ${tokens.space(8)};
    }

    & > :nth-child(3) > :first-child {
      grid-row: 1 / -1;
    }

    & > :nth-child(3) > :nth-child(2) {
      align-self: end;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :nth-child(3) {
      grid-template: none;
      grid-column: auto;
    }

    & > :nth-child(3) > :nth-child(n) {
      grid-row: auto;
      align-self: auto;
    }
  }
`;

export const Post = styled.li`
  display: grid;
  gap: ${tokens.space(3)};
  align-content: start;
  justify-items: start;
  padding: ${tokens.space(3)} ${tokens.space(3)} ${tokens.space(5)};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.sheet};

  /* A post with a frame stays straight. */
  ${media.desktop} {
    &:nth-child(odd):not(:has(iframe)) {
      transform: rotate(-0.8deg);
    }

    &:nth-child(2):not(:has(iframe)) {
      transform: rotate(0.9deg) translateY(${tokens.space(3)});
    }
  }
`;

export const PostArea = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 5 / 4;

  &:has(iframe) {
    aspect-ratio: 4 / 5;
  }
`;

const whole = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

export const Picture = styled.div`
  ${whole}
`;

export const PostImage = styled.img`
  ${whole}
  object-fit: cover;
  object-position: center 10%;
`;

export const EmbedFrame = styled.iframe<{ $arrived: boolean }>`
  ${whole}
  border: 0;
  background: ${tokens.color.paper};
  visibility: ${({ $arrived }) => ($arrived ? 'visible' : 'hidden')};
`;

export const Loading = styled.div`
  ${whole}
  display: grid;
  place-items: center;
  background: color-mix(in srgb, ${tokens.color.paper} 82%, transparent);
`;

export const Caption = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space(2)};

  /* The button needs JavaScript. The link below works without it. */
  @media (scripting: none) {
    display: none;
  }
`;

export const PostLink = styled.a`
  ${textLinkStyles}
  min-height: 2.75rem;
  align-content: center;
  font-size: ${tokens.size.sm};
`;
