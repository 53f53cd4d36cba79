import type { DeskToday } from '@kaagazz/api-schema';
import { Heading, Text } from '@kaagazz/design-system';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router-dom';

import { indianDay } from '../frame/indian-date.ts';
import { useToday } from '../frame/use-today.ts';
import { Waiting } from '../states/waiting.tsx';
import { paths } from '../paths.ts';
import { Loaded, TwoColumns } from '../record/index.ts';
import { usePerson } from '../session/session.tsx';
import { Ledger, Warnings } from './today.styles.ts';

const DaysChart = lazy(async () => ({ default: (await import('../features/today/days-chart.tsx')).DaysChart }));

interface Work {
  count: number | null;
  label: string;
  /**
   * Path of the list that shows the counted items. Undefined if no list shows exactly these items.
   */
  to?: string;
  hint?: string;
}

const listOf = (path: string, filter: Readonly<Record<string, string>>) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

function workOf(today: DeskToday): Work[] {
  return [
    { count: today.toPack, label: 'to pack', to: listOf(paths.orders, { step: 'pack' }) },
    { count: today.toPrint, label: 'to print', to: listOf(paths.orders, { step: 'print' }) },
    { count: today.toShip, label: 'to hand to the courier', to: listOf(paths.orders, { step: 'ship' }) },
    { count: today.late, label: 'late', to: listOf(paths.orders, { late: 'true' }) },
    { count: today.held, label: 'on hold', to: listOf(paths.orders, { step: 'held' }) },
    {
      count: today.waitingRequests,
      label: 'requests waiting for a reply',
      to: listOf(paths.requests, { state: 'waiting' }),
    },
    {
      count: today.requestedReturns,
      label: 'returns to accept or decline',
      to: listOf(paths.returns, { state: 'requested' }),
    },
    {
      count: today.refundsDue,
      label: 'refunds due',
      hint: 'Refunds are sent automatically. The office gets an email if one needs attention.',
    },
    {
      count: today.lowStock,
      label: 'products low in stock',
      to: listOf(paths.products, { lowStock: 'true', state: 'published' }),
    },
    { count: today.failedEmails, label: 'emails that failed', to: paths.emails },
  ];
}

export function TodayPage() {
  const query = useToday();
  const { name } = usePerson();
  return (
    <Loaded query={query} label="today">
      {(today) => {
        const visible = workOf(today).filter(({ count }) => count !== null);
        return (
          <>
            <Heading level={1} size="xl">
              Hello {name.split(' ')[0]}
            </Heading>
            <Text tone="soft">
              {indianDay(today.day)}
              {today.newOrders !== null &&
                ` · ${today.newOrders} new ${today.newOrders === 1 ? 'order' : 'orders'} today`}
            </Text>
            {today.warnings.length > 0 && (
              <Warnings aria-label="Setup">
                {today.warnings.map(({ code, message, path }) => (
                  <li key={code}>
                    {message} {path && <Link to={path.replace(/^\/desk/, '')}>Open</Link>}
                  </li>
                ))}
              </Warnings>
            )}
            <TwoColumns>
              <Ledger aria-label="Waiting work">
                {visible.map(({ count, label, to, hint }) => {
                  const content = (
                    <>
                      <strong>{count}</strong>
                      <span>
                        {label}
                        {hint && <small>{hint}</small>}
                      </span>
                    </>
                  );
                  return (
                    <li key={label} data-none={count === 0}>
                      {to === undefined ? <div>{content}</div> : <Link to={to}>{content}</Link>}
                    </li>
                  );
                })}
              </Ledger>
              {today.days.length > 0 && (
                <Suspense fallback={<Waiting label="Loading the chart" />}>
                  <DaysChart days={today.days} />
                </Suspense>
              )}
            </TwoColumns>
          </>
        );
      }}
    </Loaded>
  );
}
