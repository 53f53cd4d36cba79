import { tokens } from '@kaagazz/design-system';
import { COMPANY } from '@kaagazz/domain';
import styled from 'styled-components';

import mark from '../assets/logo-mark.svg';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space(2.5)};
  font: ${tokens.weight.display} 1.5rem / 1 ${tokens.font.display};
  letter-spacing: -0.02em;
`;

const Mark = styled.img`
  display: block;
`;

export function Logo() {
  return (
    <Root>
      <Mark src={mark} alt="" width={40} height={40} fetchPriority="low" />
      {COMPANY.name}
    </Root>
  );
}
