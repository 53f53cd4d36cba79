import { media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Ledger = styled.ul`
  ${plainList}
  margin-top: ${tokens.space(5)};
  border-top: 1.5px dashed ${tokens.color.line};

  li {
    border-bottom: 1.5px dashed ${tokens.color.line};
  }

  a,
  div {
    display: grid;
    grid-template-columns: 4rem 1fr;
    gap: ${tokens.space(4)};
    align-items: baseline;
    padding: ${tokens.space(2.5)} ${tokens.space(2)};
    color: ${tokens.color.ink};
    text-decoration: none;
  }

  strong {
    font: ${tokens.weight.display} 1.75rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    text-align: end;
    color: ${tokens.color.terracotta};
  }

  small {
    display: block;
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkSoft};
  }

  [data-none='true'] strong,
  [data-none='true'] span {
    color: ${tokens.color.inkSoft};
  }

  ${media.hover} {
    a:hover {
      background: ${tokens.color.paper};
    }
  }
`;

export const Warnings = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(2)};
  margin-top: ${tokens.space(4)};
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border-inline-start: 4px solid ${tokens.color.marigold};
  background: ${tokens.color.marigoldTint};
  color: ${tokens.color.badgeInk};
  font-size: ${tokens.size.sm};

  a {
    color: inherit;
    font-weight: 600;
  }
`;
