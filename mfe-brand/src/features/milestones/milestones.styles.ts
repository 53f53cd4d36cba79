import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const DesktopOnly = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

/** A running stitch through the four dates. */
export const Thread = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.space(8)};
  margin: ${tokens.space(16)} 0 0;
  padding: 0;
  list-style: none;

  &::before {
    position: absolute;
    top: 0.5rem;
    right: 0;
    left: 0;
    border-top: 3px dashed ${tokens.color.terracotta};
    content: '';
  }
`;

export const Knot = styled.li`
  position: relative;
  display: grid;
  gap: ${tokens.space(2)};
  align-content: start;
  padding-top: ${tokens.space(10)};

  &::before {
    position: absolute;
    top: 0;
    left: 0;
    width: 1rem;
    height: 1rem;
    border: 3px solid ${tokens.color.terracotta};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.marigold};
    outline: 6px solid ${tokens.color.ground};
    content: '';
  }
`;

export const When = styled.time`
  color: ${tokens.color.terracotta};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.xl};
`;
