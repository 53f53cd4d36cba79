import { textLinkStyles, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Card = styled.img`
  display: block;
  max-width: 100%;
  max-height: min(80vh, 44rem);
  margin-inline: auto;
  box-shadow: 0 2px 12px ${tokens.color.line};
`;

export const FileLink = styled.a`
  ${textLinkStyles}
`;
