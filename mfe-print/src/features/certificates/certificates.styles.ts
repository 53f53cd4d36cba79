import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${tokens.space(2)} ${tokens.space(5)};
  margin: 0;

  dt {
    color: ${tokens.color.inkSoft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const NumberForm = styled.form`
  max-inline-size: 28rem;
`;

export const Certificates = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space(2)} ${tokens.space(5)};
    padding-block: ${tokens.space(3)};
    border-top: 1px solid ${tokens.color.line};
  }
`;
