import { Form, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Ways = styled.dl`
  display: grid;
  gap: ${tokens.space(5)};
  margin: 0;
`;

export const Way = styled.div`
  padding-top: ${tokens.space(4)};
  border-top: 2px dashed ${tokens.color.line};

  dt {
    font: ${tokens.weight.display} ${tokens.size.lg} / 1.3 ${tokens.font.display};
  }

  dd {
    margin: ${tokens.space(1)} 0 0;
    max-width: 46ch;
    color: ${tokens.color.inkSoft};
  }
`;

/** Uses POST, so that a form submitted before hydration doesn't put the values into the URL. */
export const PartnerRequestForm = styled(Form).attrs({ method: 'post' })``;

export const CallWords = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space(5)};
`;
