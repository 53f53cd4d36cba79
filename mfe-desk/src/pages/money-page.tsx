import type { DeskMoney } from '@kaagazz/api-schema';
import { Button } from '@kaagazz/design-system';
import { dayInWords, formatRupees, inIndia } from '@kaagazz/domain';
import { useSearchParams } from 'react-router-dom';

import { Payouts } from '../features/money/payouts.tsx';
import { Taxes } from '../features/money/taxes.tsx';
import { indianDay } from '../frame/indian-date.ts';
import { cellOf, type Column as TableColumn, DataTable, numberColumn, saveCsv } from '../list/index.ts';
import { Column, Loaded, ScreenHead, TwoColumns, UrlChoice, useRecord } from '../record/index.ts';

const MONTHS_BACK = 24;

function monthInWords(month: string): string {
  return dayInWords(`${month}-01`).replace(/^1 /, '');
}

function latestMonths(): string[] {
  const today = inIndia(new Date());
  return Array.from({ length: MONTHS_BACK }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

export function MoneyPage() {
  const [search] = useSearchParams();
  const months = latestMonths();
  const month = search.get('month') ?? months[0] ?? '';
  const query = useRecord(['money', month], 'GET /desk/money', { query: { month } });
  return (
    <>
      <ScreenHead title="Money">
        <UrlChoice
          name="month"
          label="Month"
          value={month}
          options={months.map((value) => ({ value, label: monthInWords(value) }))}
        />
      </ScreenHead>
      <TwoColumns>
        <Loaded query={query} label="takings">
          {({ data }) => <Days money={data} />}
        </Loaded>
        <Column>
          {query.data && <Taxes money={query.data.data} />}
          <Payouts />
        </Column>
      </TwoColumns>
    </>
  );
}

type Day = DeskMoney['days'][number];

const count = (orders: number) => (orders === 0 ? '–' : String(orders));
const money = (rupees: number) => (rupees === 0 ? '–' : formatRupees(rupees));

const columns: readonly TableColumn<Day>[] = [
  { source: 'day', label: 'Day', render: ({ day }) => indianDay(day), text: ({ day }) => day },
  numberColumn('orders', 'Orders', count),
  numberColumn('takings', 'Takings', money),
  { ...numberColumn('gateway', 'Through the gateway', money), wide: true },
  numberColumn('refunds', 'Refunds', money),
];

function Days({ money: { month, days } }: { money: DeskMoney }) {
  const sum = (value: (day: Day) => number) => days.reduce((all, day) => all + value(day), 0);
  const total = {
    day: month,
    orders: sum(({ orders }) => orders),
    takings: sum(({ takings }) => takings),
    gateway: sum(({ gateway }) => gateway),
    refunds: sum(({ refunds }) => refunds),
  };
  return (
    <div>
      <DataTable label="Takings per day" columns={columns} rows={days.toReversed()} keyOf={({ day }) => day}>
        <tr>
          <th scope="row">Month</th>
          {columns.slice(1).map((column) => (
            <td key={column.source} data-align={column.align} data-wide={column.wide}>
              <strong>{cellOf(column, total)}</strong>
            </td>
          ))}
        </tr>
      </DataTable>
      <Button variant="quiet" onClick={() => saveCsv(`takings-${month}`, columns, days)}>
        Export CSV
      </Button>
    </div>
  );
}
