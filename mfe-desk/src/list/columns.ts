import { Badge } from '@kaagazz/design-system';
import { createElement } from 'react';

import { indianTime } from '../frame/indian-date.ts';
import type { Column } from './list-spec.ts';

export function numberColumn<Source extends string>(
  source: Source,
  label: string,
  format: (value: number) => string = String,
): Column<Readonly<Record<Source, number>>> {
  return { source, label, align: 'end', render: (row) => format(row[source]), text: (row) => String(row[source]) };
}

export function stateColumn<State extends string>(
  words: Readonly<Record<State, string>>,
  ...good: readonly NoInfer<State>[]
): Column<{ state: State }> {
  const render = ({ state }: { state: State }) =>
    createElement(Badge, { tone: good.includes(state) ? 'leaf' : 'marigold' }, words[state]);
  return { source: 'state', label: 'State', render, text: ({ state }) => words[state] };
}

export function timeColumn<Source extends string>(
  source: Source,
  label: string,
  format = indianTime,
): Column<Readonly<Record<Source, string | null>>> {
  return {
    source,
    label,
    sortable: true,
    wide: true,
    render: (row) => format(row[source]),
    text: (row) => row[source] ?? '',
  };
}
