import { ButtonLink, Cluster, EmptyState, FormMessage, Heading, Stack, Text, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { AppSheet } from './app-sheet.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskProblem } from './desk-model.ts';
import { DESK_PATH } from './desk-paths.ts';
import type { DeskView } from './desk-view.ts';
import { when } from './desk-words.ts';

const Refresh = styled(ButtonLink)`
  @media print {
    display: none;
  }
`;

const Counted = styled(Text)`
  max-width: none;
  font-size: ${tokens.size.sm};
`;

type DeskPageProps = Omit<DeskView & { page: 'desk' }, 'page'>;

/** Which releases visitors get, how each does, who changed what, and the buttons to change it. */
export function DeskPage({ model, notice }: DeskPageProps) {
  const { who, at, server, revision, apps, audit, problem } = model;
  // What cannot be read cannot be changed.
  const changeable = problem === null || problem.code === 'NOT_TAKEN';

  return (
    <DeskFrame who={who}>
      <Stack gap={6}>
        <Cluster justify="space-between" align="end">
          <Stack gap={1}>
            <Heading level={1} size="xl">
              Releases
            </Heading>
            <Counted tone="soft">
              Counted on all servers since each release was first shown. Told by {server} on{' '}
              <time dateTime={at}>{when(at)}</time> IST, change {revision}.
            </Counted>
          </Stack>
          <Refresh to={DESK_PATH} variant="secondary" reloadDocument>
            Refresh
          </Refresh>
        </Cluster>
        {notice && <FormMessage tone={notice.tone}>{notice.text}</FormMessage>}
        {problem && <FormMessage tone="error">{problemInWords(problem)}</FormMessage>}
        {apps.length === 0 && (
          <EmptyState title="Nothing is published yet">npm run release -- publish mfe-print</EmptyState>
        )}
        {apps.map((app) => (
          <AppSheet key={app.app} app={app} changeable={changeable} />
        ))}
        <AuditTrail lines={audit} />
      </Stack>
    </DeskFrame>
  );
}

function problemInWords({ code, message }: DeskProblem): string {
  switch (code) {
    case 'STORAGE':
      return `The storage of releases does not answer (${message}). Visitors go on getting what is shown here; nothing can be changed until it is back.`;
    case 'BROKEN_ROLLOUT':
      return `${sentence(message)} Visitors go on getting the last good rollout, which is shown here. Put the file right, then changes are possible again.`;
    case 'NOT_TAKEN':
      return `This server does not take the rollout as it stands here: ${sentence(message)} Visitors go on getting the last good one. Roll back, or publish what is missing.`;
  }
}

function sentence(message: string): string {
  return message.endsWith('.') ? message : `${message}.`;
}
