import { Cluster, tokens } from '@kaagazz/design-system';
import styled, { css } from 'styled-components';

export const bareButton = css`
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

export const Input = styled.input`
  min-width: 0;
  min-height: 2.5rem;
  padding: 0.25rem 0.75rem;
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};

  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
  }
`;

export const SaveBar = styled(Cluster)`
  &[data-sticky='true'] {
    position: sticky;
    bottom: 3.5rem;
    z-index: 1;
    padding-block: ${tokens.space(3)};
    border-top: 1.5px dashed ${tokens.color.line};
    background: ${tokens.color.paper};

    @media (min-width: 900px) {
      bottom: 0;
    }
  }
`;
