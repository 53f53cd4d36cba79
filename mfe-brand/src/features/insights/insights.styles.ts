import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const InsightList = styled.ul`
  display: grid;
  gap: ${tokens.space(8)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Insight = styled.li`
  display: grid;
  gap: ${tokens.space(1.5)};
  padding-left: ${tokens.space(5)};
  border-left: 2px dashed ${tokens.color.terracotta};
`;

export const When = styled.p`
  margin: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
`;
