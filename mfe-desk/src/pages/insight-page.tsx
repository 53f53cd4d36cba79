import type { DeskInsight } from '@kaagazz/api-schema';
import { SelectField, tokens } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { Suspense, lazy } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { type Column as TableColumn, DataTable } from '../list/index.ts';
import { productPath } from '../paths.ts';
import { Column, Fact, Facts, Loaded, Panel, Quiet, ScreenHead, TwoColumns, useRecord } from '../record/index.ts';
import { Waiting } from '../states/waiting.tsx';

const DayBars = lazy(async () => ({ default: (await import('../features/today/days-chart.tsx')).DayBars }));

const PERIODS = [7, 30, 90].map((days) => ({ value: String(days), label: `Last ${days} days` }));
const DEFAULT_DAYS = 30;

/**
 * Shows visits, conversion, best sellers and searches without results. The period is stored in the
 * URL.
 */
export function InsightPage() {
  const [search, setSearch] = useSearchParams();
  const days = Number(search.get('days') ?? DEFAULT_DAYS);
  const query = useRecord(['insight', String(days)], 'GET /desk/insight', { query: { days } });
  return (
    <>
      <ScreenHead title="Insight">
        <SelectField
          label="Period"
          value={String(days)}
          options={PERIODS}
          onChange={({ target }) => setSearch({ days: target.value })}
        />
      </ScreenHead>
      <Loaded query={query} label="visitor numbers">
        {({ data }) => <Numbers insight={data} />}
      </Loaded>
    </>
  );
}

const columns: readonly TableColumn<DeskInsight['bestSellers'][number]>[] = [
  { source: 'title', label: 'Best sellers', render: ({ id, title }) => <Link to={productPath(id)}>{title}</Link> },
  { source: 'pieces', label: 'Pieces', align: 'end', render: ({ pieces }) => pieces },
  { source: 'amount', label: 'Amount', align: 'end', render: ({ amount }) => formatRupees(amount) },
];

function Numbers({ insight: { days, checkouts, bestSellers, emptySearches } }: { insight: DeskInsight }) {
  const visits = days.reduce((sum, day) => sum + day.visits, 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const share = (part: number) => (visits === 0 ? '' : ` (${((100 * part) / visits).toFixed(1)}%)`);
  return (
    <TwoColumns>
      <Column>
        <Panel>
          <Suspense fallback={<Waiting label="Loading the chart" />}>
            <DayBars
              title="Visits"
              points={days.map((day) => ({ day: day.day, value: day.visits }))}
              fill={tokens.color.leaf}
              format={String}
            />
          </Suspense>
        </Panel>
        <div>
          <DataTable label="Best sellers" columns={columns} rows={bestSellers} keyOf={({ id }) => id}>
            {bestSellers.length === 0 && (
              <tr>
                <td colSpan={columns.length}>Nothing was sold in this period.</td>
              </tr>
            )}
          </DataTable>
        </div>
      </Column>
      <Column>
        <Panel title="Conversion">
          <Facts>
            <Fact label="Visits">{visits}</Fact>
            <Fact label="Checkouts">
              {checkouts}
              {share(checkouts)}
            </Fact>
            <Fact label="Orders">
              {orders}
              {share(orders)}
            </Fact>
          </Facts>
          <Quiet>Counted without cookies or personal data.</Quiet>
        </Panel>
        <Panel title="Searches without results">
          {emptySearches.length === 0 ? (
            <Quiet>Every search had results.</Quiet>
          ) : (
            <Facts>
              {emptySearches.map(({ term, searches }) => (
                <Fact key={term} label={term}>
                  {searches}
                </Fact>
              ))}
            </Facts>
          )}
        </Panel>
      </Column>
    </TwoColumns>
  );
}
