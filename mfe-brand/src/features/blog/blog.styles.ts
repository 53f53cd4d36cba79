import { media, tokens } from '@kaagazz/design-system';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** One below the other, then three side by side. */
export const Cards = styled.div`
  display: grid;
  gap: ${tokens.space(10)};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space(8)};
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
`;

export const Facts = styled.p`
  margin: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
`;

/** One link for the whole card. */
export const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    border-radius: ${tokens.radius.md};
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 4px;
  }

  ${media.hover} {
    ${Card}:hover & {
      text-decoration: underline;
      text-decoration-color: ${tokens.color.terracotta};
      text-underline-offset: 0.2em;
    }
  }
`;

export const Article = styled.article`
  display: grid;
  gap: ${tokens.space(5)};
  max-width: ${tokens.width.text};
  margin-inline: auto;
`;

export const Lead = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
  object-fit: cover;
  object-position: right center;
`;

/** The look of the HTML that a post consists of. */
export const Prose = styled.div`
  font-size: ${tokens.size.md};
  line-height: 1.75;

  & > * {
    margin: 0 0 1.1em;
  }

  & > p:first-child {
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.lg};
    line-height: 1.5;
  }

  h2 {
    margin-top: 1.8em;
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.xl};
    font-weight: 560;
    line-height: 1.2;
  }

  ul,
  ol {
    padding-left: 1.4em;
  }

  li {
    margin-bottom: 0.5em;
  }

  li::marker {
    color: ${tokens.color.terracotta};
  }
`;
