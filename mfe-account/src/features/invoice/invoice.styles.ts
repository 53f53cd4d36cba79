import { media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

export const Paper = styled.article`
  display: grid;
  gap: ${tokens.space(7)};
  padding: ${tokens.space(5)};
  border: 1px solid ${tokens.color.line};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.sheet};

  ${media.tablet} {
    padding: ${tokens.space(12)};
  }

  @media print {
    gap: ${tokens.space(5)};
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: start;
  gap: ${tokens.space(3)};
  padding-bottom: ${tokens.space(4)};
  border-bottom: 2px solid ${tokens.color.ink};
`;

export const Brand = styled.p`
  margin: 0;
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.xl};
  line-height: 1.2;
`;

export const Notice = styled.p`
  margin: 0;
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border: 1px solid ${tokens.color.terracotta};
`;

export const Parties = styled.div`
  display: grid;
  gap: ${tokens.space(5)};

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) auto;
  }

  @media print {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) auto;
  }
`;

export const Party = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space(1)};
  overflow-wrap: anywhere;

  h2 {
    margin: 0;
    color: ${tokens.color.inkSoft};
    font: inherit;
    font-size: ${tokens.size.sm};
  }

  address {
    font-style: normal;
    white-space: pre-line;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: ${tokens.space(1)} ${tokens.space(4)};
  margin: 0;

  dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.sm};
    line-height: inherit;
  }

  dd {
    margin: 0;
    white-space: nowrap;
  }
`;

export const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  tr {
    border-bottom: 1px solid ${tokens.color.line};
    break-inside: avoid;
  }

  th,
  td {
    padding: ${tokens.space(2)} 0 ${tokens.space(2)} ${tokens.space(6)};
    text-align: right;
    vertical-align: top;
    white-space: nowrap;
  }

  th:first-child {
    width: 99%;
    padding-left: 0;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.sm};
    font-weight: 400;
  }

  tbody th {
    font-weight: 600;
  }

  @media screen and (max-width: 639px) {
    &,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    tr {
      padding-block: ${tokens.space(3)};
    }

    tbody th,
    td {
      padding: 0;
    }

    td {
      display: flex;
      justify-content: space-between;
    }

    td:empty {
      display: none;
    }

    td::before {
      content: attr(data-label) / '';
      color: ${tokens.color.inkSoft};
    }
  }
`;

export const Totals = styled.dl`
  display: grid;
  justify-self: end;
  gap: ${tokens.space(1)};
  width: min(100%, 22rem);
  margin: 0;
  break-inside: avoid;
  font-variant-numeric: tabular-nums;

  div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space(4)};
  }

  div:last-child {
    padding-top: ${tokens.space(2)};
    border-top: 2px solid ${tokens.color.ink};
    font-size: ${tokens.size.lg};
    font-weight: 700;
  }

  dd {
    margin: 0;
    white-space: nowrap;
  }
`;

export const AmountInWords = styled.div`
  break-inside: avoid;
`;
