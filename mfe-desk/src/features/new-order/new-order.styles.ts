import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 2.75rem 1fr auto;
  gap: ${tokens.space(3)};
  align-items: center;

  img {
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paperShade};
    object-fit: cover;
  }
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)} ${tokens.space(3)};
  align-items: center;
  justify-content: space-between;

  > span {
    flex: 1 1 14rem;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${tokens.space(3)};
`;
