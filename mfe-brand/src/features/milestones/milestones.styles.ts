import { plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Timeline = styled.ol`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: ${tokens.space(10)} 0 0;
`;

export const Milestone = styled.li`
  display: grid;
  gap: ${tokens.space(2)};
  align-content: start;
  padding-right: ${tokens.space(8)};
`;

export const MilestonePicture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
`;

export const When = styled.time`
  position: relative;
  padding-top: ${tokens.space(10)};
  color: ${tokens.color.terracotta};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.xl};

  &::before {
    position: absolute;
    top: 0.875rem;
    right: calc(-1 * ${tokens.space(8)});
    left: 0;
    border-top: 3px dashed ${tokens.color.terracotta};
    content: '';
  }

  &::after {
    position: absolute;
    top: 0.375rem;
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
