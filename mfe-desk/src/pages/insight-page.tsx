import type { DeskInsight } from '@kaagazz/api-schema';
import { Button, Heading, Spinner, tokens } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';

import { type Column as TableColumn, DataTable, numberColumn, saveCsv } from '../list/index.ts';
import { productPath } from '../paths.ts';
import { Fact, FactList, Loaded, Panel, ScreenHead, UrlChoice, useRecord } from '../record/index.ts';
import { Column, Facts, Quiet, TwoColumns } from '../record/record.styles.ts';

const DayBars = lazy(async () => ({ default: (await import('../features/today/days-chart.tsx')).DayBars }));

const PERIODS = [7, 30, 90, 365].map((days) => ({ value: String(days), label: `Last ${days} days` }));
const DEFAULT_DAYS = 30;
const SHOWN = 50;

export function InsightPage() {
  const [search] = useSearchParams();
  const days = Number(search.get('days') ?? DEFAULT_DAYS);
  const query = useRecord(['insight', String(days)], 'GET /desk/insight', { query: { days } });
  return (
    <>
      <ScreenHead title="Insight">
        <UrlChoice name="days" label="Period" value={String(days)} options={PERIODS} />
      </ScreenHead>
      <Loaded query={query} label="visitor numbers">
        {({ data }) => <Numbers insight={data} />}
      </Loaded>
    </>
  );
}

const columns: readonly TableColumn<DeskInsight['bestSellers'][number]>[] = [
  { source: 'title', label: 'Product', text: ({ title }) => title, pathOf: ({ id }) => id && productPath(id) },
  { source: 'id', label: 'Id', wide: true, text: ({ id }) => id },
  numberColumn('pieces', 'Pieces'),
  numberColumn('amount', 'Amount', formatRupees),
];

function Numbers({ insight: { days, checkouts, bestSellers, emptySearches } }: { insight: DeskInsight }) {
  const visits = days.reduce((sum, day) => sum + day.visits, 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const withShare = (part: number) => (visits === 0 ? part : `${part} (${((100 * part) / visits).toFixed(1)}%)`);
  return (
    <TwoColumns>
      <Column>
        <Panel>
          <Suspense fallback={<Spinner label="Loading the chart" />}>
            <DayBars
              title="Visits"
              points={days.map((day) => ({ day: day.day, value: day.visits }))}
              fill={tokens.color.leaf}
              format={String}
            />
          </Suspense>
        </Panel>
        <div>
          <Heading level={2} size="md">
            Sales by product
          </Heading>
          <DataTable
            label="Sales by product"
            columns={columns}
            rows={bestSellers.slice(0, SHOWN)}
            keyOf={({ id, title }) => id || title}
          />
          {bestSellers.length === 0 && <Quiet>Nothing was sold in this period.</Quiet>}
          <Button variant="quiet" onClick={() => saveCsv('sales-by-product', columns, bestSellers)}>
            Export CSV
          </Button>
        </div>
      </Column>
      <Column>
        <Panel title="Conversion">
          <Facts>
            <Fact label="Visits">{visits}</Fact>
            <Fact label="Checkouts">{withShare(checkouts)}</Fact>
            <Fact label="Orders">{withShare(orders)}</Fact>
          </Facts>
          <Quiet>We count visits without using cookies or personal data.</Quiet>
        </Panel>
        <Panel title="Searches without results">
          {emptySearches.length === 0 ? (
            <Quiet>Every search had results.</Quiet>
          ) : (
            <Facts>
              <FactList facts={emptySearches.map(({ term, searches }) => ({ label: term, value: searches }))} />
            </Facts>
          )}
        </Panel>
      </Column>
    </TwoColumns>
  );
}
