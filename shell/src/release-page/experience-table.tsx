import type { ReleaseStatus } from './release-page-model.ts';
import { failureRate, formatCount, formatDuration, formatShift } from './format.ts';
import { ResponsiveTable, Small } from './responsive-table.styles.ts';

const EVENTS: [kind: string, title: string][] = [
  ['error', 'Uncaught errors'],
  ['rejection', 'Rejections'],
  ['handler', 'Event handlers'],
  ['blank', 'Blank sections'],
  ['api', 'Api calls'],
  ['cart', 'Added to cart'],
  ['order', 'Orders started'],
  ['form', 'Forms sent'],
];

export function ExperienceTable({ app, releases }: { app: string; releases: readonly ReleaseStatus[] }) {
  const seen = releases.filter(({ views }) => views > 0);
  if (seen.length === 0) return null;
  return (
    <ResponsiveTable aria-label={`What visitors of ${app} experienced`}>
      <thead>
        <tr>
          {['Views with', ...EVENTS.map(([, title]) => title), 'CLS, p75', 'Blocked, p75'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seen.map(({ version, role, views, events, cls, blocked }) => (
          <tr key={version}>
            <th scope="row">{role}</th>
            {EVENTS.map(([kind, title]) => (
              <td key={kind} data-label={title}>
                <Share count={events[kind] ?? 0} views={views} />
              </td>
            ))}
            <td data-label="CLS, p75">{cls === null ? <Small>not measured</Small> : formatShift(cls)}</td>
            <td data-label="Blocked, p75">
              {blocked === null ? <Small>not measured</Small> : formatDuration(blocked)}
            </td>
          </tr>
        ))}
      </tbody>
    </ResponsiveTable>
  );
}

function Share({ count, views }: { count: number; views: number }) {
  if (count === 0) return <>0</>;
  return (
    <>
      {formatCount(count)} <Small>{failureRate({ views: Math.max(views, count), failures: count })}</Small>
    </>
  );
}
