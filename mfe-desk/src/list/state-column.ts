import { Badge } from '@kaagazz/design-system';
import { createElement } from 'react';

import type { Column } from './list-spec.ts';

/** Returns a column with a badge for each row's state. The badge is green for the `good` states. */
export function stateColumn<State extends string>(
  words: Readonly<Record<State, string>>,
  ...good: readonly NoInfer<State>[]
): Column<{ state: State }> {
  const render = ({ state }: { state: State }) =>
    createElement(Badge, { tone: good.includes(state) ? 'leaf' : 'marigold' }, words[state]);
  return { source: 'state', label: 'State', render, text: ({ state }) => words[state] };
}
