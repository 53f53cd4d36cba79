import { ButtonLink, Cluster, EmptyState, FormMessage, Heading, Stack, Text, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { AppSection } from './app-section.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { PageFrame } from './page-frame.tsx';
import type { RolloutProblem } from './release-page-model.ts';
import { RELEASE_PAGE_PATH } from './paths.ts';
import type { ReleasePageView } from './release-page-view.ts';
import { formatTime } from './format.ts';

const Refresh = styled(ButtonLink)`
  @media print {
    display: none;
  }
`;

const Counted = styled(Text)`
  max-width: none;
  font-size: ${tokens.size.sm};
`;

type OverviewProps = Omit<ReleasePageView & { page: 'overview' }, 'page'>;

export function OverviewPage({ model, notice }: OverviewProps) {
  const { who, at, server, revision, apps, audit, problem } = model;
  const canChange = problem === null || problem.code === 'NOT_TAKEN';

  return (
    <PageFrame who={who}>
      <Stack gap={6}>
        <Cluster justify="space-between" align="end">
          <Stack gap={1}>
            <Heading level={1} size="xl">
              Releases
            </Heading>
            <Counted tone="soft">
              Counts cover all servers since each release was first shown. Served by {server} on{' '}
              <time dateTime={at}>{formatTime(at)}</time> IST, revision {revision}.
            </Counted>
          </Stack>
          <Refresh to={RELEASE_PAGE_PATH} variant="secondary" reloadDocument>
            Refresh
          </Refresh>
        </Cluster>
        {notice && <FormMessage tone={notice.tone}>{notice.text}</FormMessage>}
        {problem && <FormMessage tone="error">{describeProblem(problem)}</FormMessage>}
        {apps.length === 0 && <EmptyState title="No releases yet">npm run release -- publish mfe-print</EmptyState>}
        {apps.map((app) => (
          <AppSection key={app.app} app={app} canChange={canChange} />
        ))}
        <AuditTrail lines={audit} />
      </Stack>
    </PageFrame>
  );
}

function describeProblem({ code, message }: RolloutProblem): string {
  switch (code) {
    case 'STORAGE':
      return `The release storage is unavailable (${message}). Visitors still get the releases shown here. You cannot make changes until it is back.`;
    case 'BROKEN_ROLLOUT':
      return `${sentence(message)} Visitors still get the last good rollout, which is shown here. Fix the file to make changes again.`;
    case 'NOT_TAKEN':
      return `This server cannot use the rollout shown here: ${sentence(message)} Visitors still get the last good one. Roll back, or publish the missing release.`;
  }
}

function sentence(message: string): string {
  return message.endsWith('.') ? message : `${message}.`;
}
