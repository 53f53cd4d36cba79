import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const GroupSheet = styled.div`
  display: grid;
  gap: ${tokens.space(4)};
  padding: ${tokens.space(4)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.sheet};
`;

export const GroupFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6rem;
  gap: ${tokens.space(4)};
`;

export const Pieces = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${tokens.space(2)} ${tokens.space(4)};
`;
