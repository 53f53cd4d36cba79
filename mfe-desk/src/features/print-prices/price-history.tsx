import type { DeskPrintPrices } from '@kaagazz/api-schema';
import { Badge } from '@kaagazz/design-system';

import { indianDay, indianTime } from '../../frame/indian-date.ts';
import { ActionButton, Panel, PlainList, Quiet, useChange } from '../../record/index.ts';
import { differenceText } from './price-rows.ts';

const STATES = {
  planned: { label: 'Scheduled', tone: 'marigold' },
  applied: { label: 'Applied', tone: 'leaf' },
  withdrawn: { label: 'Withdrawn', tone: 'ink' },
  rejected: { label: 'Rejected', tone: 'danger' },
} as const;

export function PriceHistory({ prices: { id, changes } }: { prices: DeskPrintPrices }) {
  const { change } = useChange();
  const withdraw = (changeId: string) => {
    const params = { id, change: changeId };
    return change('POST /desk/print-prices/:id/changes/:change/withdraw', { params }, 'Change withdrawn');
  };
  return (
    <Panel title="History">
      {changes.length === 0 && <Quiet>Nobody has changed these prices yet.</Quiet>}
      <PlainList aria-label="History">
        {changes.map(({ id: changeId, who, startsAt, state, problem, differences }) => (
          <li key={changeId}>
            <Quiet>
              <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>{' '}
              {state === 'planned' ? `from ${indianDay(startsAt)}` : indianTime(startsAt)} · {who}
            </Quiet>
            {differences.map((difference) => (
              <div key={differenceText(id, difference)}>{differenceText(id, difference)}</div>
            ))}
            {problem !== '' && <div>{problem}</div>}
            {state === 'planned' && <ActionButton label="Withdraw" action={() => withdraw(changeId)} />}
          </li>
        ))}
      </PlainList>
    </Panel>
  );
}
