import { media, stretchedLink, tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const Cards = styled.div`
  display: grid;
  gap: ${tokens.space(10)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space(8)};
  }
`;

export const LeadCards = styled.div`
  display: grid;
  gap: ${tokens.space(8)};

  @media (max-width: 639px) {
    > :not(:first-child) {
      grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 7fr);
      column-gap: ${tokens.space(4)};
    }

    > :not(:first-child) img {
      grid-row: 1 / -1;
      margin-bottom: 0;
      aspect-ratio: 1;
    }

    > :not(:first-child) h3 {
      font-size: ${tokens.size.md};
    }

    > :not(:first-child) h3 + p {
      display: none;
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space(10)} ${tokens.space(8)};

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
    gap: ${tokens.space(10)} ${tokens.space(14)};

    > :first-child {
      grid-row: 1 / span 2;
      grid-column: 1;
    }

    > :first-child h3 {
      font-size: ${tokens.size.xl};
    }

    > :not(:first-child) {
      grid-template: auto auto 1fr / minmax(0, 4fr) minmax(0, 6fr);
      column-gap: ${tokens.space(6)};
    }

    > :not(:first-child) img {
      grid-row: 1 / -1;
      margin-bottom: 0;
      aspect-ratio: 1;
    }

    > :nth-child(3) {
      padding-top: ${tokens.space(10)};
      border-top: 2px dashed ${tokens.color.edge};
    }
  }
`;

export const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${tokens.space(2.5)};
  align-content: start;
`;

export const CardImage = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  margin-bottom: ${tokens.space(2)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
  object-fit: cover;
  object-position: right center;

  @media (max-width: 639px) {
    /* Crops the empty left part of wide drawings. */
    aspect-ratio: 6 / 5;
  }
`;

export const Facts = styled.p`
  margin: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
`;

export const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  ${stretchedLink}

  ${media.hover} {
    ${Card}:hover & {
      text-decoration: underline;
      text-decoration-color: ${tokens.color.terracotta};
      text-underline-offset: 0.2em;
    }
  }
`;

export const AllCards = styled.div`
  display: grid;
  gap: ${tokens.space(10)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space(10)} ${tokens.space(8)};

    > :first-child {
      grid-column: 1 / -1;
      grid-template: 1fr auto auto 1fr / 7fr 5fr;
      column-gap: ${tokens.space(10)};
      padding-bottom: ${tokens.space(10)};
      border-bottom: 2px dashed ${tokens.color.edge};
    }

    > :first-child img {
      grid-row: 1 / -1;
      margin-bottom: 0;
    }

    > :first-child picture + p {
      align-self: end;
    }

    > :first-child h2 {
      font-size: ${tokens.size.xxl};
      line-height: 1.12;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
