import { ButtonLink, Cluster, VisuallyHidden } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { DeskApp } from './desk-model.ts';
import { askBackPath } from './desk-paths.ts';

const Root = styled(Cluster)`
  @media print {
    display: none;
  }
`;

/** Takes an app back, or stops its rollout: always at the same place. Each leads to a page that asks back. */
export function AppBrakes({ app: { app, paused, rollback, state } }: { app: DeskApp }) {
  return (
    <Root gap={2}>
      {rollback && (
        <ButtonLink to={askBackPath({ app, state, what: 'rollback' })} variant="danger" reloadDocument>
          Roll back <VisuallyHidden>{app}</VisuallyHidden>
          {rollback.to === 'previous' && ` to ${rollback.version}`}
        </ButtonLink>
      )}
      <ButtonLink
        to={askBackPath({ app, state, what: 'pause', on: paused ? 'no' : 'yes' })}
        variant="secondary"
        reloadDocument
      >
        {paused ? 'Lift the pause' : 'Pause'} <VisuallyHidden>of {app}</VisuallyHidden>
      </ButtonLink>
    </Root>
  );
}
