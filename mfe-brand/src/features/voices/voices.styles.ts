import { media, tokens } from '@kaagazz/design-system';
import styled, { keyframes } from 'styled-components';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space(2)} ${tokens.space(6)};
  margin-bottom: ${tokens.space(8)};
`;

export const Controls = styled.div`
  display: flex;
  gap: ${tokens.space(1)};

  @media (scripting: none) {
    display: none;
  }
`;

export const Row = styled.ul`
  display: grid;
  gap: ${tokens.space(10)};
  min-height: 15rem;
  margin: 0;
  padding: 0;
  list-style: none;
  touch-action: pan-y;

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space(14)};
    min-height: 13rem;
  }
`;

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateX(1.5rem);
  }
`;

/** `$place`: 0 is the first one shown. Phones show one, wide screens three. */
export const Voice = styled.li<{ $place: number }>`
  display: ${({ $place }) => ($place === 0 ? 'block' : 'none')};
  order: ${({ $place }) => $place};
  padding-top: ${tokens.space(6)};
  border-top: 2px dashed ${tokens.color.terracotta};
  animation: ${arrive} ${tokens.time.slow} ease-out;

  ${media.desktop} {
    display: ${({ $place }) => ($place < 3 ? 'block' : 'none')};
  }

  @media (scripting: none) {
    display: block;
  }
`;

/** One that does not move on. */
export const StandingVoice = styled.li`
  padding-top: ${tokens.space(6)};
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
