import { Button, SelectField, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { AppStatus } from './release-page-model.ts';
import { PercentSteps } from './percent-steps.tsx';
import { confirmPath } from './paths.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space(2)} ${tokens.space(6)};
  padding-block-start: ${tokens.space(4)};
  border-top: 2px dashed ${tokens.color.line};

  @media print {
    display: none;
  }
`;

const Others = styled.details`
  width: 100%;

  summary {
    width: fit-content;
    min-height: 2.75rem;
    padding-block: ${tokens.space(2.5)};
    font-size: ${tokens.size.sm};
    cursor: pointer;
  }

  form {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: ${tokens.space(3)};
    padding-block-start: ${tokens.space(2)};
  }
`;

export function ReleaseChoice({ app }: { app: AppStatus }) {
  const { paused, releases, others, state } = app;
  const candidate = releases.find(({ role }) => role === 'candidate');
  if (!candidate && others.length === 0) return null;

  return (
    <Root>
      {candidate && (
        <PercentSteps
          version={candidate.version}
          percent={candidate.percent ?? 0}
          paused={paused}
          linkTo={(percent) => confirmPath({ app: app.app, state, what: 'promote', percent: String(percent) })}
        />
      )}
      {others.length > 0 && (
        <Others>
          <summary>Another release of {app.app}</summary>
          <form action="/_releases/confirm">
            <input type="hidden" name="what" value="rollback" />
            <input type="hidden" name="app" value={app.app} />
            <input type="hidden" name="state" value={state} />
            <SelectField
              label="Release for all visitors"
              name="version"
              options={others.map((version) => ({ value: version, label: version }))}
            />
            <Button type="submit" variant="secondary">
              Choose
            </Button>
          </form>
        </Others>
      )}
    </Root>
  );
}
