import { media, plainList, textLinkStyles, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const CalendarLink = styled.a`
  ${textLinkStyles}
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  align-items: baseline;
  gap: ${tokens.space(2)} ${tokens.space(4)};
  margin: 0;

  > div {
    display: contents;
  }
  dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.sm};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const Counts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${tokens.space(5)};
  ${plainList}

  strong {
    display: block;
    font: ${tokens.weight.display} ${tokens.size.xl} / 1.2 ${tokens.font.display};
  }
`;

export const ReplyList = styled.ul`
  display: grid;
  ${plainList}

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space(1)} ${tokens.space(6)};
    padding: ${tokens.space(4)} 0;
    border-top: 1px solid ${tokens.color.line};
    overflow-wrap: anywhere;

    ${media.tablet} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;

export const FunctionRow = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
  align-items: end;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
  }
`;
