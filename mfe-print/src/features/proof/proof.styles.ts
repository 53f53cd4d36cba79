import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Figures = styled.div`
  display: grid;
  gap: ${tokens.space(6)} ${tokens.space(5)};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
    align-items: start;
  }
`;

export const Pages = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(5)};
  ${plainList}
`;

export const PageButton = styled.button`
  display: grid;
  gap: ${tokens.space(3)};
  justify-items: center;
  width: 100%;
  padding: ${tokens.space(4)};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paperShade};
  color: ${tokens.color.badgeInk};
  font: 400 ${tokens.size.sm} / 1.4 ${tokens.font.text};
  cursor: zoom-in;

  img {
    display: block;
    max-width: 100%;
    max-height: min(34rem, 72vh);
    background: ${tokens.color.paper};
    box-shadow: ${tokens.shadow.sheet};
  }
`;

export const FullSizePage = styled.div`
  max-height: 70vh;
  overflow: auto;

  img {
    display: block;
    max-width: none;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  align-items: baseline;
  gap: ${tokens.space(2)} ${tokens.space(4)};
  margin: 0;
  line-height: 1.45;

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

export const Hash = styled.code`
  font:
    400 ${tokens.size.xs} / 1.6 ui-monospace,
    monospace;
  overflow-wrap: anywhere;
`;
