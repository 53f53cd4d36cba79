import { Sheet, media, plainList, tokens } from '@kaagazz/design-system';
import styled, { css } from 'styled-components';

const bar = css`
  position: sticky;
  bottom: 0;
  z-index: 4;
  grid-template-columns: minmax(0, 1fr) auto;
  margin-inline: calc(-1 * ${tokens.space(5)});
  padding: ${tokens.space(2)} ${tokens.space(5)} calc(${tokens.space(2)} + env(safe-area-inset-bottom));
  border-radius: 0;
  box-shadow: ${tokens.shadow.lifted};
`;

export const Box = styled(Sheet)<{ $isBar: boolean }>`
  display: grid;
  gap: ${tokens.space(3)} ${tokens.space(4)};
  align-items: center;
  min-height: 4.75rem;
  ${bar}

  ${media.tablet} {
    margin-inline: 0;
    padding-inline: ${tokens.space(5)};
    border-radius: ${tokens.radius.md} ${tokens.radius.md} 0 0;
  }

  ${({ $isBar }) =>
    !$isBar &&
    css`
      ${media.desktop} {
        position: sticky;
        top: 6.5rem;
        bottom: auto;
        grid-template-columns: minmax(0, 1fr);
        min-height: 13rem;
        align-content: start;
        padding: ${tokens.space(7)};
        border-radius: ${tokens.radius.md};
        box-shadow: ${tokens.shadow.sheet};
      }
    `}
`;

export const Sum = styled.p<{ $isText?: boolean }>`
  margin: 0;
  font-family: ${tokens.font.display};
  font-size: ${({ $isText }) => ($isText ? tokens.size.lg : tokens.size.xl)};
  font-weight: ${tokens.weight.display};
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
`;

export const Small = styled.p`
  margin: ${tokens.space(1)} 0 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
`;

export const Note = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  font-size: ${tokens.size.sm};
  font-weight: 600;
  line-height: 1.4;
`;

export const SheetOnly = styled.div<{ $isBar: boolean }>`
  display: none;

  ${media.desktop} {
    display: ${({ $isBar }) => ($isBar ? 'none' : 'block')};
  }
`;

export const Breaks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${tokens.space(2)};
  ${plainList}
`;

export const Break = styled.button`
  box-sizing: border-box;
  width: 100%;
  min-height: 3.25rem;
  padding: ${tokens.space(1.5)} ${tokens.space(2)};
  border: 1.5px solid ${tokens.color.line};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font: 400 ${tokens.size.sm} / 1.35 ${tokens.font.text};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  strong {
    display: block;
    font-weight: 600;
  }

  &[aria-pressed='true'] {
    border-color: ${tokens.color.action};
    background: ${tokens.color.leafTint};
  }

  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.action};
    }
  }
`;
