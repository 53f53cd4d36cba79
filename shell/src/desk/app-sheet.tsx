import { Badge, Cluster, Heading, media, Sheet, Text, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { AppActions } from './app-actions.tsx';
import { AppBrakes } from './app-brakes.tsx';
import type { DeskApp } from './desk-model.ts';
import { Alarming } from './desk-table.styles.ts';
import { when } from './desk-words.ts';
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

/** One app: which release visitors get, how it does, and what can be done. */
export function AppSheet({ app, changeable }: { app: DeskApp; changeable: boolean }) {
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
          {stopped.length > 0 && <Badge tone="danger">stopped by the site</Badge>}
        </Cluster>
        {changeable && <AppBrakes app={app} />}
      </Cluster>
      {!app.launched && (
        <Text size="sm" tone="soft">
          Visitors outside of the candidate do not see this section: its menu entries are hidden, its pages are not
          found.
        </Text>
      )}
      {stopped.map(({ version, at, why }) => (
        <Text key={version} size="sm">
          <Alarming>
            {version} was stopped on {when(at)}:
          </Alarming>{' '}
          {why}
        </Text>
      ))}
      {app.releases.length > 0 && <ReleasesTable app={app.app} releases={app.releases} />}
      {changeable && <AppActions app={app} />}
    </Root>
  );
}
