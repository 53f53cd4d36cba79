import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  gap: ${tokens.space(8)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: ${tokens.space(16)};

    & > h2 {
      position: sticky;
      top: 8rem;
      align-self: start;
    }
  }
`;

export const Steps = styled.ol`
  ${plainList}
  display: grid;
`;

export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4rem 1fr;
  gap: ${tokens.space(5)};

  &:not(:last-child) {
    padding-bottom: ${tokens.space(6)};

    ${media.desktop} {
      padding-bottom: ${tokens.space(10)};
    }
  }

  &:not(:last-child)::before {
    position: absolute;
    top: 3.5rem;
    bottom: ${tokens.space(1)};
    left: calc(2rem - 1px);
    border-left: 2px dashed ${tokens.color.terracotta};
    content: '';
  }
`;

export const Number = styled.span`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 3rem;
  color: ${tokens.color.terracotta};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.xxl};
  line-height: 1;
`;
