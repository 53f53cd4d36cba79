import { ButtonLink, Cluster, VisuallyHidden } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { AppStatus } from './release-page-model.ts';
import { confirmPath } from './paths.ts';

const Root = styled(Cluster)`
  @media print {
    display: none;
  }
`;

export function AppControls({ app: { app, paused, rollback, state } }: { app: AppStatus }) {
  return (
    <Root gap={2}>
      {rollback && (
        <ButtonLink to={confirmPath({ app, state, what: 'rollback' })} variant="danger" reloadDocument>
          Roll back <VisuallyHidden>{app}</VisuallyHidden>
          {rollback.to === 'previous' && ` to ${rollback.version}`}
        </ButtonLink>
      )}
      <ButtonLink
        to={confirmPath({ app, state, what: 'pause', on: paused ? 'no' : 'yes' })}
        variant="secondary"
        reloadDocument
      >
        {paused ? 'Resume' : 'Pause'} <VisuallyHidden>{app}</VisuallyHidden>
      </ButtonLink>
    </Root>
  );
}
