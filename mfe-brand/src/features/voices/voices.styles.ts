import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** Those that stand still, side by side. */
export const Row = styled.ul`
  display: grid;
  gap: ${tokens.space(10)};
  margin: 0;
  padding: ${tokens.space(6)} 0 0;
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space(14)};
  }
`;

/** One of those that pass by. */
export const Voice = styled.div`
  padding-top: ${tokens.space(6)};
  border-top: 2px dashed ${tokens.color.terracotta};
`;

export const Quote = styled.blockquote`
  margin: 0 0 ${tokens.space(5)};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.lg};
  line-height: 1.4;
  text-wrap: pretty;

  &::before {
    content: '“';
  }

  &::after {
    content: '”';
  }
`;

export const Author = styled.p`
  margin: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
`;

/** One voice that has the stage to itself. */
export const LoneVoice = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${tokens.space(4)};
  max-width: 52rem;

  ${Quote} {
    margin: 0;
    font-size: ${tokens.size.xl};
    line-height: 1.3;
  }
`;
