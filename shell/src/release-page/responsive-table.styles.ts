import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const wide = '@media (min-width: 860px), print';

export const ResponsiveTable = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.size.sm};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tbody {
    display: block;
  }

  tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: ${tokens.space(2)} ${tokens.space(4)};
    padding-block: ${tokens.space(4)};
    border-top: 1px solid ${tokens.color.line};
  }

  th,
  td {
    display: block;
    min-width: 0;
    padding: 0;
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tbody th {
    grid-column: 1 / -1;
  }

  td:empty {
    display: none;
  }

  td::before {
    content: attr(data-label);
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.xs};
  }

  ${wide} {
    display: table;

    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }

    tbody {
      display: table-row-group;
    }

    tr {
      display: table-row;
      border-top: 0;
      break-inside: avoid;
    }

    th,
    td {
      display: table-cell;
      padding: ${tokens.space(2.5)} ${tokens.space(5)} ${tokens.space(2.5)} 0;
      border-top: 1px solid ${tokens.color.line};
    }

    th:last-child,
    td:last-child {
      padding-inline-end: 0;
    }

    thead th {
      padding-block: 0 ${tokens.space(1.5)};
      border-top: 0;
      color: ${tokens.color.inkSoft};
      font-size: ${tokens.size.xs};
      white-space: nowrap;
    }

    td:empty {
      display: table-cell;
    }

    td::before {
      content: none;
    }
  }
`;

export const Small = styled.span`
  display: block;
  font-style: normal;

  &:is(em) {
    display: inline;
  }

  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.xs};
`;

export const Danger = styled.span`
  color: ${tokens.color.danger};
  font-weight: 600;
`;
