import { Cluster, media, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { bareButton, Input } from '../form/index.ts';

export const Tabs = styled.nav`
  display: flex;
  gap: ${tokens.space(1)};
  margin-bottom: ${tokens.space(4)};
  border-bottom: 1.5px dashed ${tokens.color.line};
  overflow-x: auto;

  > span {
    display: flex;
    align-items: center;
    flex: none;
  }
`;

export const Tab = styled.button`
  ${bareButton}
  min-height: 2.5rem;
  padding: 0 ${tokens.space(3)};
  border-bottom: 3px solid transparent;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};
  white-space: nowrap;

  &[aria-pressed='true'] {
    border-color: ${tokens.color.leaf};
    color: ${tokens.color.ink};
    font-weight: 600;
  }
`;

export const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(2)} ${tokens.space(3)};
  align-items: end;
  margin-bottom: ${tokens.space(4)};

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }

  @media (max-width: 639px) {
    &[data-open='false'] > div {
      display: none;
    }
  }

  > button {
    justify-self: start;
  }

  label {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.xs};
  }

  select {
    min-height: 2.5rem;
    padding-block: 0.25rem;
    font-size: ${tokens.size.sm};
  }
`;

export const FilterToggle = styled.button`
  ${bareButton}
  min-height: 2.5rem;
  color: ${tokens.color.leafDark};
  font-size: ${tokens.size.sm};
  font-weight: 600;
  text-align: start;

  ${media.tablet} {
    display: none;
  }
`;

export const Search = styled(Input)`
  grid-column: 1 / -1;
  flex: 1 1 18rem;
`;

export const BulkBar = styled(Cluster).attrs({ gap: 2 })`
  position: sticky;
  top: ${tokens.space(2)};
  z-index: 2;
  margin-bottom: ${tokens.space(4)};
  padding: ${tokens.space(2)} ${tokens.space(4)};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.leafTint};
`;

export const TableFrame = styled.div`
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.sheet};

  &[aria-busy='true'] tbody {
    opacity: 0.55;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.size.sm};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 0.6rem 0.75rem;
    text-align: start;
    vertical-align: baseline;
  }

  th {
    border-bottom: 1.5px dashed ${tokens.color.line};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.xs};
    font-weight: 600;
  }

  tbody tr + tr td {
    border-top: 1px solid color-mix(in srgb, ${tokens.color.line} 45%, transparent);
  }

  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }

  [data-check] {
    width: 2.5rem;
    padding-inline-end: 0;

    input {
      width: 1.2rem;
      height: 1.2rem;
      vertical-align: -0.2rem;
    }
  }

  /* A block would be underlined together with the link. */
  td a small {
    display: inline-block;
    width: 100%;
  }

  td a {
    color: ${tokens.color.leafDark};
    font-weight: 600;
    text-decoration-color: ${tokens.color.line};
    text-underline-offset: 0.2em;
  }

  td small {
    display: block;
    overflow-wrap: anywhere;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.xs};
  }

  tr[data-current='true'] td {
    background: ${tokens.color.marigoldTint};
  }

  tr[data-selected='true'] td {
    background: ${tokens.color.leafTint};
  }

  ${media.hover} {
    tbody tr:hover td {
      background: color-mix(in srgb, ${tokens.color.paperShade} 35%, ${tokens.color.paper});
    }
  }

  @media (max-width: 639px) {
    [data-wide='true'] {
      display: none;
    }

    th,
    td {
      padding-inline: 0.5rem;
    }
  }
`;

export const SortButton = styled.button`
  ${bareButton}
  color: inherit;
  font: inherit;

  [aria-sort='ascending'] > &::after {
    content: ' ↑' / '';
  }

  [aria-sort='descending'] > &::after {
    content: ' ↓' / '';
  }
`;

export const Pages = styled(Cluster).attrs({ forwardedAs: 'nav', justify: 'end' })`
  margin-top: ${tokens.space(4)};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.sm};

  > span {
    margin-inline-end: auto;
  }
`;
