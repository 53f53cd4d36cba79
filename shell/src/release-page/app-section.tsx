import { Badge, Cluster, Heading, media, Sheet, Text, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { ReleaseChoice } from './release-choice.tsx';
import { AppControls } from './app-controls.tsx';
import type { AppStatus } from './release-page-model.ts';
import { Danger } from './responsive-table.styles.ts';
import { ErrorList } from './error-list.tsx';
import { ExperienceTable } from './experience-table.tsx';
import { formatTime } from './format.ts';
import { RolloutProgress } from './rollout-progress.tsx';
import { ReleasesTable } from './releases-table.tsx';

const Root = styled(Sheet)`
  display: grid;
  gap: ${tokens.space(4)};
  min-width: 0;

  ${media.tablet} {
    padding: ${tokens.space(6)};
  }

  @media print {
    padding-inline: 0;
    background: none;
    box-shadow: none;
    break-inside: avoid;
  }
`;

export function AppSection({ app, canChange }: { app: AppStatus; canChange: boolean }) {
  const stopped = app.releases.flatMap(({ version, stopped }) => (stopped ? [{ version, ...stopped }] : []));
  const id = `app-${app.app}`;

  return (
    <Root forwardedAs="section" aria-labelledby={id}>
      <Cluster justify="space-between">
        <Cluster gap={3} align="baseline">
          <Heading level={2} size="lg" id={id}>
            {app.app}
          </Heading>
          {!app.launched && <Badge tone="ink">not launched</Badge>}
          {app.paused && <Badge tone="marigold">paused</Badge>}
          {stopped.length > 0 && <Badge tone="danger">stopped automatically</Badge>}
        </Cluster>
        {canChange && <AppControls app={app} />}
      </Cluster>
      {!app.launched && (
        <Text size="sm" tone="soft">
          Only visitors who get the candidate see this section. For all others its menu entries are hidden and its pages
          are not found.
        </Text>
      )}
      {stopped.map(({ version, at, why }) => (
        <Text key={version} size="sm">
          <Danger>
            {version} was stopped on {formatTime(at)}:
          </Danger>{' '}
          {why}
        </Text>
      ))}
      <RolloutProgress app={app} />
      {app.releases.length > 0 && <ReleasesTable app={app.app} releases={app.releases} />}
      <ExperienceTable app={app.app} releases={app.releases} />
      <ErrorList app={app.app} releases={app.releases} />
      {app.previews.length > 0 && (
        <Text size="sm" tone="soft">
          Previews for testers: {app.previews.map(({ name, version }) => `${name} (${version})`).join(', ')}
        </Text>
      )}
      {canChange && <ReleaseChoice app={app} />}
    </Root>
  );
}
