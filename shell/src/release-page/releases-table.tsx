import { Badge, Cluster, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { ReleaseStatus, ReleaseRole } from './release-page-model.ts';
import { ReleaseOrigin } from './release-origin.tsx';
import { Danger, ResponsiveTable, Small, wide } from './responsive-table.styles.ts';
import { formatCount, formatDuration, failureRate, formatKind, rateVital, formatTime } from './format.ts';

const TONES = { stable: 'leaf', candidate: 'marigold', previous: 'indigo' } as const satisfies Record<
  ReleaseRole,
  string
>;

const Columns = styled(ResponsiveTable)`
  ${wide} {
    table-layout: fixed;

    th:nth-child(1) {
      width: 28%;
    }
    th:nth-child(2) {
      width: 12%;
    }
    th:nth-child(3) {
      width: 13%;
    }
    th:nth-child(4) {
      width: 19%;
    }
    th:nth-child(5),
    th:nth-child(6) {
      width: 9%;
    }
  }
`;

const Version = styled.span`
  font-size: ${tokens.size.md};
  font-weight: 600;
`;

const Share = styled.svg`
  display: block;
  width: 100%;
  max-width: 7rem;
  height: 5px;
  margin-top: ${tokens.space(1)};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.paperShade};

  rect {
    fill: ${tokens.color.leaf};
  }

  rect[data-role='candidate'] {
    fill: ${tokens.color.marigold};
  }
`;

export function ReleasesTable({ app, releases }: { app: string; releases: readonly ReleaseStatus[] }) {
  return (
    <Columns aria-label={`Releases of ${app}`}>
      <thead>
        <tr>
          {['Release', 'Visitors', 'Views', 'Failures', 'LCP, p75', 'INP, p75', 'Published'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {releases.map((release) => (
          <ReleaseRow key={release.version} {...release} />
        ))}
      </tbody>
    </Columns>
  );
}

function ReleaseRow(release: ReleaseStatus) {
  const { role, version, percent, views, recent, kinds, failures, lcp, inp, publishedAt } = release;
  return (
    <tr>
      <th scope="row">
        <Cluster gap={2} align="baseline">
          <Version>{version}</Version>
          <Badge tone={TONES[role]}>{role}</Badge>
        </Cluster>
        <ReleaseOrigin origin={release.origin} waitsForApi={release.waitsForApi} />
      </th>
      <td data-label="Visitors">
        {percent === null ? <Small>fallback</Small> : <PercentOf percent={percent} role={role} />}
      </td>
      <td data-label="Views">
        {formatCount(views)}
        {views > 0 && <Small>{formatCount(recent.views)} in 30 min</Small>}
      </td>
      <td data-label="Failures">
        <Failures views={views} failures={failures} kinds={kinds} recent={recent} />
      </td>
      <td data-label="LCP, p75">
        <Vital name="LCP" value={lcp} />
      </td>
      <td data-label="INP, p75">
        <Vital name="INP" value={inp} />
      </td>
      <td data-label="Published">
        {publishedAt === null ? <Small>unknown</Small> : <time dateTime={publishedAt}>{formatTime(publishedAt)}</time>}
      </td>
    </tr>
  );
}

function PercentOf({ percent, role }: { percent: number; role: ReleaseRole }) {
  return (
    <>
      {percent} %{percent === 0 && <Small>testers only</Small>}
      {percent > 0 && (
        <Share viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect data-role={role} width={percent} height="5" />
        </Share>
      )}
    </>
  );
}

function Failures({ views, failures, kinds, recent }: Pick<ReleaseStatus, 'views' | 'failures' | 'kinds' | 'recent'>) {
  if (failures === 0) return views === 0 ? <Small>no views yet</Small> : <>0</>;
  return (
    <>
      <strong>{formatCount(failures)}</strong> ({failureRate({ views, failures })})
      {kinds.map((each) => (
        <Small key={`${each.kind} ${each.source}`}>{formatKind(each)}</Small>
      ))}
      <Small>
        {formatCount(recent.failures)} of {formatCount(recent.views)} in 30 min
      </Small>
    </>
  );
}

function Vital({ name, value }: { name: 'LCP' | 'INP'; value: number | null }) {
  if (value === null) return <Small>not measured</Small>;
  const verdict = rateVital(name, value);
  return (
    <>
      {formatDuration(value)} <Small as="em">{verdict === 'poor' ? <Danger>poor</Danger> : verdict}</Small>
    </>
  );
}
