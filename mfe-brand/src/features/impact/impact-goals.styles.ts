import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Goals = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(8)} ${tokens.space(6)};
  margin: ${tokens.space(6)} 0 0;

  ${media.desktop} {
    margin-top: ${tokens.space(10)};
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
`;

export const Goal = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${tokens.space(1)};
`;

export const Figure = styled.dd`
  margin: 0;
  color: ${tokens.color.leaf};
  font-family: ${tokens.font.display};
  font-size: clamp(2.5rem, 1.4rem + 4.6vw, 5rem);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  letter-spacing: -0.02em;
`;

/**
 * Reserves the width of the final number, so that the other columns don't move while the number
 * counts up.
 */
export const Count = styled.span`
  display: inline-grid;

  &::after {
    height: 0;
    visibility: hidden;
    content: attr(data-goal);
  }
`;

export const SoFar = styled.span`
  contain: inline-size;
  white-space: nowrap;
`;

export const Seal = styled.img`
  display: block;
  width: 4rem;
  height: 4rem;
  margin-bottom: ${tokens.space(3)};

  ${media.desktop} {
    width: 5rem;
    height: 5rem;
    margin-bottom: ${tokens.space(4)};
  }
`;

export const Label = styled.dt`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.md};
`;

export const Invitation = styled.p`
  margin: ${tokens.space(8)} 0 0;
  font-size: ${tokens.size.lg};
`;
