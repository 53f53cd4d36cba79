import type { DeskMoney } from '@kaagazz/api-schema';
import { Button, Heading, SelectField } from '@kaagazz/design-system';
import { dayInWords, formatRupees, inIndia } from '@kaagazz/domain';
import { useSearchParams } from 'react-router-dom';

import { Payouts } from '../features/money/payouts.tsx';
import { Taxes } from '../features/money/taxes.tsx';
import { indianDay } from '../frame/indian-date.ts';
import { csvOf } from '../list/download-csv.ts';
import { ListHead, Table, TableFrame } from '../list/list.styles.ts';
import { saveFile } from '../list/save-file.ts';
import { Loaded } from '../record/loaded.tsx';
import { Column, TwoColumns } from '../record/record.styles.ts';
import { useRecord } from '../record/use-record.ts';

const MONTHS_BACK = 24;

/** Formats `2026-11` as `November 2026`. */
function monthInWords(month: string): string {
  return dayInWords(`${month}-01`).replace(/^1 /, '');
}

/** Returns the most recent months as `YYYY-MM`, newest first. */
function latestMonths(): string[] {
  const today = inIndia(new Date());
  return Array.from({ length: MONTHS_BACK }, (_, back) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** Shows takings and refunds per day, taxes and payouts. The month is stored in the URL. */
export function MoneyPage() {
  const [search, setSearch] = useSearchParams();
  const months = latestMonths();
  const month = search.get('month') ?? months[0] ?? '';
  const query = useRecord(['money', month], 'GET /desk/money', { query: { month } });
  return (
    <>
      <ListHead>
        <Heading level={1} size="xl">
          Money
        </Heading>
        <SelectField
          label="Month"
          value={month}
          options={months.map((value) => ({ value, label: monthInWords(value) }))}
          onChange={({ target }) => setSearch({ month: target.value })}
        />
      </ListHead>
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

const columns = [
  { source: 'day', label: 'Day', render: () => null, text: ({ day }: Day) => day },
  { source: 'orders', label: 'Orders', render: () => null, text: ({ orders }: Day) => String(orders) },
  { source: 'takings', label: 'Takings', render: () => null, text: ({ takings }: Day) => String(takings) },
  { source: 'gateway', label: 'Through the gateway', render: () => null, text: ({ gateway }: Day) => String(gateway) },
  { source: 'refunds', label: 'Refunds', render: () => null, text: ({ refunds }: Day) => String(refunds) },
];

function Days({ money: { month, days } }: { money: DeskMoney }) {
  const sum = (value: (day: Day) => number) => days.reduce((all, day) => all + value(day), 0);
  const total = {
    orders: sum(({ orders }) => orders),
    takings: sum(({ takings }) => takings),
    gateway: sum(({ gateway }) => gateway),
    refunds: sum(({ refunds }) => refunds),
  };
  const save = () => saveFile(`takings-${month}.csv`, new Blob([csvOf(columns, days)], { type: 'text/csv' }));
  return (
    <div>
      <TableFrame>
        <Table aria-label="Takings per day">
          <thead>
            <tr>
              <th scope="col">Day</th>
              {['Orders', 'Takings', 'Gateway', 'Refunds'].map((label) => (
                <th key={label} scope="col" data-align="end" data-wide={label === 'Gateway'}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Month</th>
              <Amounts {...total} isTotal />
            </tr>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <td>{indianDay(day.day)}</td>
                <Amounts {...day} />
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <Button variant="quiet" onClick={save}>
        Export CSV
      </Button>
    </div>
  );
}

interface AmountsProps extends Omit<Day, 'day'> {
  isTotal?: boolean;
}

function Amounts({ orders, takings, gateway, refunds, isTotal = false }: AmountsProps) {
  const money = (rupees: number) => (rupees === 0 ? '–' : formatRupees(rupees));
  const shown = [orders === 0 ? '–' : String(orders), money(takings), money(gateway), money(refunds)];
  return shown.map((text, at) => (
    <td key={at} data-align="end" data-wide={at === 2}>
      {isTotal ? <strong>{text}</strong> : text}
    </td>
  ));
}
