import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space(10)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${tokens.space(16)};
    align-items: start;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space(6)};
`;

/** What we do together, each under a stitch. */
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

/** `post`: sent before the page is ready, all that was typed would else stand in the address. */
export const Form = styled.form.attrs({ method: 'post' })`
  display: grid;
  gap: ${tokens.space(5)};
`;

export const Pair = styled.div`
  display: grid;
  gap: ${tokens.space(5)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The promise large on the left, what to do about it at its foot on the right. */
export const CallColumns = styled.div`
  display: grid;
  gap: ${tokens.space(6)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${tokens.space(16)};
    align-items: end;
  }
`;

export const CallWords = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space(5)};
`;
