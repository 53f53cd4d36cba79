import type { DeskToday } from '@kaagazz/api-schema';
import { FormMessage, Heading, media, plainList, Spinner, Text, tokens } from '@kaagazz/design-system';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { indianDay } from '../frame/indian-date.ts';
import { useToday } from '../frame/use-today.ts';
import { listPath, paths } from '../paths.ts';
import { ActionBar, countOf, Loaded, TwoColumns } from '../record/index.ts';
import { usePerson } from '../session/session.tsx';

const DaysChart = lazy(async () => ({ default: (await import('../features/today/days-chart.tsx')).DaysChart }));

const Ledger = styled.ul`
  ${plainList}
  margin-top: ${tokens.space(5)};
  border-top: 1.5px dashed ${tokens.color.line};

  li {
    border-bottom: 1.5px dashed ${tokens.color.line};
  }

  a,
  div {
    display: grid;
    grid-template-columns: 4rem 1fr;
    gap: ${tokens.space(4)};
    align-items: baseline;
    padding: ${tokens.space(2.5)} ${tokens.space(2)};
    color: ${tokens.color.ink};
    text-decoration: none;
  }

  strong {
    font: ${tokens.weight.display} 1.75rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    text-align: end;
    color: ${tokens.color.terracotta};
  }

  small {
    display: block;
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkSoft};
  }

  [data-none='true'] strong,
  [data-none='true'] span {
    color: ${tokens.color.inkSoft};
  }

  ${media.hover} {
    a:hover {
      background: ${tokens.color.paper};
    }
  }
`;

interface Work {
  count: Exclude<keyof DeskToday, 'day' | 'days' | 'newestOrder' | 'warnings'>;
  label: string;
  path?: string;
  filter?: Readonly<Record<string, string>>;
  hint?: string;
}

const REFUNDS = 'Refunds are sent automatically. The shop gets an email if a refund is refused or delayed.';
const WAITING = { state: 'waiting' };
const REQUESTED = { state: 'requested' };
const LOW_STOCK = { lowStock: 'true', state: 'published' };
const WORK: readonly Work[] = [
  { count: 'toPack', label: 'to pack', path: paths.orders, filter: { step: 'pack' } },
  { count: 'toPrint', label: 'to print', path: paths.orders, filter: { step: 'print' } },
  { count: 'toShip', label: 'to hand to the courier', path: paths.orders, filter: { step: 'ship' } },
  { count: 'late', label: 'late', path: paths.orders, filter: { late: 'true' } },
  { count: 'held', label: 'on hold', path: paths.orders, filter: { step: 'held' } },
  { count: 'waitingRequests', label: 'requests waiting for a reply', path: paths.requests, filter: WAITING },
  { count: 'requestedReturns', label: 'returns to accept or decline', path: paths.returns, filter: REQUESTED },
  { count: 'refundsDue', label: 'refunds due', hint: REFUNDS },
  { count: 'lowStock', label: 'products low in stock', path: paths.products, filter: LOW_STOCK },
  { count: 'waitingReviews', label: 'reviews to decide on', path: paths.reviews, filter: WAITING },
  { count: 'drafts', label: 'content drafts', path: paths.content, filter: { state: 'draft' } },
  { count: 'scheduled', label: 'scheduled updates', path: paths.content, filter: { state: 'scheduled' } },
  { count: 'failedEmails', label: 'emails that failed', path: paths.emails },
];

export function TodayPage() {
  const query = useToday();
  const { name } = usePerson();
  return (
    <Loaded query={query} label="today">
      {(today) => (
        <>
          <Heading level={1} size="xl">
            Hello {name.split(' ')[0]}
          </Heading>
          <Text tone="soft">
            {indianDay(today.day)}
            {today.newOrders !== null && (
              <>
                {' · '}
                <Link to={listPath(paths.orders, { day: 'today' })}>{countOf(today.newOrders, 'new order')} today</Link>
              </>
            )}
          </Text>
          {today.warnings.length > 0 && (
            <ActionBar forwardedAs="section" aria-label="Setup">
              {today.warnings.map(({ code, message, path }) => (
                <FormMessage key={code} tone="warning">
                  {message} {path && <Link to={path.replace(/^\/desk/, '')}>Open</Link>}
                </FormMessage>
              ))}
            </ActionBar>
          )}
          <TwoColumns>
            <Ledger aria-label="Waiting work">
              {WORK.filter(({ count }) => typeof today[count] === 'number').map((work) => (
                <WorkItem key={work.count} {...work} count={today[work.count] ?? 0} />
              ))}
            </Ledger>
            {today.days.length > 0 && (
              <Suspense fallback={<Spinner label="Loading the chart" />}>
                <DaysChart days={today.days} />
              </Suspense>
            )}
          </TwoColumns>
        </>
      )}
    </Loaded>
  );
}

function WorkItem({ count, label, path, filter, hint }: Omit<Work, 'count'> & { count: number }) {
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
    <li data-none={count === 0}>{path ? <Link to={listPath(path, filter)}>{content}</Link> : <div>{content}</div>}</li>
  );
}
