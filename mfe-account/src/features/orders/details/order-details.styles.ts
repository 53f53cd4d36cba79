import { Dialog, Stack, Text, media, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Lines = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(4)};
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 4rem 1fr auto;
  gap: ${tokens.space(4)};
  align-items: center;
`;

export const Versions = styled.ul`
  ${plainList}
  display: grid;
  gap: ${tokens.space(2)};
`;

export const DetailsDialog = styled(Dialog)`
  h2 {
    font-size: ${tokens.size.md};
  }

  ${media.tablet} {
    h2 {
      font-size: ${tokens.size.lg};
    }
  }
`;

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space(2)} ${tokens.space(6)};
  margin: 0;

  dd {
    margin: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

export const Total = styled.div`
  display: contents;
  font-weight: 700;
`;

export const Address = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-wrap: pretty;
`;

export const BreakingText = styled(Text)`
  overflow-wrap: anywhere;
`;

export const PaymentId = styled.code`
  overflow-wrap: anywhere;
  font-size: ${tokens.size.sm};
`;

export const Options = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const BelowLine = styled(Stack)`
  grid-column: 2 / -1;
`;
