import { Dialog, Stack, Text, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space(4)};
  list-style: none;
  margin: 0;
  padding: 0;
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 4rem 1fr auto;
  gap: ${tokens.space(4)};
  align-items: center;
`;

export const DetailsWindow = styled(Dialog)`
  h2 {
    font-size: ${tokens.size.md};
  }

  ${media.tablet} {
    h2 {
      font-size: ${tokens.size.lg};
    }
  }
`;

/** Figures under each other, the last one strong. */
export const Sums = styled.dl`
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

/** A tracking number is copied, and may be long. */
export const Courier = styled(Text)`
  overflow-wrap: anywhere;
`;

export const PaymentId = styled.code`
  overflow-wrap: anywhere;
  font-size: ${tokens.size.sm};
`;

/** What was typed may be long: two lines of it are enough to know the print again. */
export const Particulars = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** What else there is to say of a line: beside its picture no room is lost to the amount. */
export const BelowLine = styled(Stack)`
  grid-column: 2 / -1;
`;
