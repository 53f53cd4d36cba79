import { tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { ReleaseStatus } from './release-page-model.ts';
import { Danger, Small } from './responsive-table.styles.ts';

const SHORT_COMMIT = 8;

const Changes = styled.details`
  font-size: ${tokens.size.xs};

  summary {
    padding-block: ${tokens.space(1)};
    cursor: pointer;
  }

  ul {
    margin: 0;
    padding-inline-start: ${tokens.space(4)};
  }
`;

export function ReleaseOrigin({ origin, waitsForApi }: Pick<ReleaseStatus, 'origin' | 'waitsForApi'>) {
  return (
    <>
      {waitsForApi !== undefined && (
        <Small>
          <Danger>waits for api version {waitsForApi}</Danger>
        </Small>
      )}
      {origin && (
        <Small>
          commit <code>{origin.commit.slice(0, SHORT_COMMIT)}</code>
          {origin.modified && ' with uncommitted changes'} by {origin.author}, built by {origin.builder}
        </Small>
      )}
      {origin && origin.changes.length > 0 && (
        <Changes>
          <summary>
            {origin.changes.length} {origin.changes.length === 1 ? 'change' : 'changes'}
          </summary>
          <ul>
            {origin.changes.map(({ commit, author, subject }) => (
              <li key={commit}>
                <code>{commit}</code> {subject} ({author})
              </li>
            ))}
          </ul>
        </Changes>
      )}
    </>
  );
}
