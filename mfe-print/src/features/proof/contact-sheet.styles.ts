import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export { Hash } from './proof.styles.ts';

export const Definitions = styled.svg`
  position: absolute;
  width: 0;
  height: 0;
`;

export const Cards = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(4)} ${tokens.space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const CardButton = styled.button`
  display: grid;
  gap: ${tokens.space(2)};
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 400 ${tokens.size.sm} / 1.4 ${tokens.font.text};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: zoom-in;

  svg {
    height: auto;
    box-shadow: ${tokens.shadow.sheet};
  }
`;

export const FullCard = styled.div<{ $ratio: number }>`
  display: grid;
  gap: ${tokens.space(3)};
  width: min(100%, calc(58vh * ${({ $ratio }) => $ratio}));
  margin-inline: auto;

  svg {
    height: auto;
  }
`;
