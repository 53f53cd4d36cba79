import { deferLayout, media, textLinkStyles, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

const COLUMN = '38rem';
const WIDE = '62rem';

export const Article = styled.article`
  display: grid;
  grid-template-columns:
    [wide-start] minmax(0, 1fr)
    [text-start] minmax(0, ${COLUMN}) [text-end]
    minmax(0, 1fr) [wide-end];
  row-gap: clamp(1.75rem, 4vw, 3rem);
  max-width: ${WIDE};
  margin-inline: auto;

  > * {
    grid-column: text;
  }

  > picture > img {
    grid-column: wide;
  }
`;

export const Opening = styled.header`
  display: grid;
  gap: ${tokens.space(5)};
`;

export const Standfirst = styled.p`
  margin: 0;
  color: ${tokens.color.inkSoft};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.lg};
  line-height: 1.45;
  text-wrap: pretty;
`;

export const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(1)} ${tokens.space(6)};
  padding-block: ${tokens.space(2)};
  border-block: 1px solid ${tokens.color.edge};
`;

export const Lead = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
  object-fit: cover;
  object-position: 72% center;

  ${media.tablet} {
    aspect-ratio: 2 / 1;
  }
`;

export const Prose = styled.div`
  font-size: clamp(1.125rem, 1.06rem + 0.25vw, 1.25rem);
  line-height: 1.7;
  text-wrap: pretty;
  hanging-punctuation: first;

  > * {
    margin: 0 0 1.15em;
  }

  > :last-child {
    margin-bottom: 0;
  }

  /* These paragraphs are below the first screen. */
  > p:nth-of-type(n + 4) {
    contain-intrinsic-block-size: 7lh;
    ${deferLayout(600)}
  }

  > p:first-child::first-letter {
    float: left;
    margin: 0.06em 0.1em 0 0;
    color: ${tokens.color.terracotta};
    font-family: ${tokens.font.display};
    font-size: 3.45em;
    font-weight: ${tokens.weight.display};
    line-height: 0.82;
  }

  h2 {
    margin: 1.9em 0 0.55em;
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.xl};
    font-weight: ${tokens.weight.display};
    line-height: 1.18;
    letter-spacing: -0.006em;
    text-wrap: balance;
  }

  a {
    ${textLinkStyles}
  }

  ul,
  ol {
    padding-left: 1.35em;
  }

  li > p {
    margin: 0;
  }

  li {
    margin-bottom: 0.5em;
    padding-left: 0.25em;
  }

  li::marker {
    color: ${tokens.color.terracotta};
    font-family: ${tokens.font.display};
  }

  figure {
    margin-block: 2.4em;
  }

  figure img {
    display: block;
    width: 100%;
    height: auto;
    max-height: 34rem;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.paperShade};
    object-fit: cover;
    object-position: 72% 30%;
  }

  figcaption {
    max-width: ${tokens.width.text};
    margin-top: 0.75em;
    padding-left: 0.9em;
    border-left: 2px solid ${tokens.color.marigold};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.sm};
    line-height: 1.5;
  }

  blockquote {
    margin-block: 2.2em;
    padding-block: 1.1em;
    border-block: 2px dashed ${tokens.color.edge};
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.xl};
    font-style: italic;
    line-height: 1.28;
    text-align: center;
    text-wrap: balance;
  }

  blockquote p {
    margin: 0;
  }

  ${media.desktop} {
    figure,
    blockquote {
      margin-inline: -3.5rem;
    }
  }
`;
