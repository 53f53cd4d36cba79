import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const EventList = styled.ul`
  display: grid;
  gap: ${tokens.space(8)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Event = styled.li`
  display: grid;
  grid-template-columns: clamp(4.5rem, 14vw, 8rem) 1fr;
  gap: ${tokens.space(5)};
  align-items: start;
`;

export const Thumbnail = styled.img`
  width: 100%;
  height: auto;
`;

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space(1.5)};
`;

export const When = styled.p`
  margin: 0;
  color: ${tokens.color.terracotta};
  font-weight: 600;
  font-size: ${tokens.size.sm};
`;
