import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const DesktopOnly = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(10)} ${tokens.space(16)};
  margin: ${tokens.space(12)} 0 0;
  padding: 0;
  list-style: none;
`;

export const Value = styled.li`
  display: grid;
  grid-template-columns: 8rem 1fr;
  gap: ${tokens.space(6)};
  align-items: center;
`;

export const Seal = styled.img`
  width: 100%;
  height: auto;
`;
