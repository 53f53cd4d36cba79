import { Section, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Illustration = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
`;

export const Lead = styled.p`
  margin: 0;
  color: ${tokens.color.terracotta};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.lg};
  line-height: 1.35;

  /* The shell ships only these letters, because all of Devanagari would add 100 KB for one word. */
  & [lang='hi'] {
    font-family: 'Mukta Kaagazz', ${tokens.font.text};
    font-weight: 600;
  }
`;

export const Continuation = styled(Section)`
  padding-top: 0;
`;

export const Statements = styled.div`
  display: grid;
  gap: ${tokens.space(8)};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space(20)};
  }
`;

export const Statement = styled.div`
  display: grid;
  gap: ${tokens.space(4)};
  align-content: start;

  p {
    margin: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.xl};
    line-height: 1.25;
    text-wrap: balance;
  }
`;
