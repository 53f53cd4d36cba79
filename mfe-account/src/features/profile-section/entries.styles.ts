import { plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const EntryList = styled.ul`
  ${plainList}
  display: grid;
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
