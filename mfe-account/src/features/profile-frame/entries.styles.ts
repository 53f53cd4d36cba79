import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

/** What a section lists, a line between its entries. */
export const EntryList = styled.ul`
  display: grid;
  list-style: none;
  margin: 0;
  padding: 0;
`;

export const Entry = styled.li`
  padding-block: ${tokens.space(4)};

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  &:not(:last-child) {
    border-bottom: 1px solid ${tokens.color.line};
  }
`;
