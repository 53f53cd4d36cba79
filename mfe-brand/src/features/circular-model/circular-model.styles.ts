import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Steps = styled.ol`
  ${plainList}
  display: grid;
  gap: ${tokens.space(8)};
  margin: ${tokens.space(10)} 0 0;

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0;
    margin-top: ${tokens.space(16)};
    border: 3px dashed ${tokens.color.leaf};
    border-radius: 8rem;
  }
`;

export const Step = styled.li`
  position: relative;
  display: grid;
  gap: ${tokens.space(2)};
  align-content: start;
  padding-left: ${tokens.space(16)};

  ${media.desktop} {
    padding: ${tokens.space(14)} ${tokens.space(8)} ${tokens.space(12)};
  }
`;

export const Round = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.leaf};
  color: ${tokens.color.onLeaf};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.lg};

  ${media.desktop} {
    top: -1.5rem;
    left: ${tokens.space(8)};
    outline: 0.75rem solid ${tokens.color.ground};
  }
`;
