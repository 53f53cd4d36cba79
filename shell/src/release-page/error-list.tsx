import { Heading, Stack, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { ReleaseError, ReleaseStatus } from './release-page-model.ts';
import { formatCount, formatFailure, formatTime } from './format.ts';
import { Small } from './responsive-table.styles.ts';

const Entry = styled.details`
  min-width: 0;
  font-size: ${tokens.size.sm};

  summary {
    min-height: 2.75rem;
    padding-block: ${tokens.space(2.5)};
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    margin: 0;
    padding: ${tokens.space(3)};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.paperShade};
    font-size: ${tokens.size.xs};
  }
`;

export function ErrorList({ app, releases }: { app: string; releases: readonly ReleaseStatus[] }) {
  const failing = releases.filter(({ errors }) => errors.length > 0);
  return failing.map(({ version, errors }) => (
    <section key={version} aria-label={`Errors of ${app} ${version}`}>
      <Heading level={3} size="md">
        Errors of {version}
      </Heading>
      {errors.map((error) => (
        <ErrorEntry key={error.id} {...error} />
      ))}
    </section>
  ));
}

function ErrorEntry({ kind, message, stack, first, last, count, places }: ReleaseError) {
  return (
    <Entry>
      <summary>
        {formatCount(count)} × <strong>{message}</strong>
        <Small>
          {formatFailure(kind)}, {times(first, last)}
        </Small>
      </summary>
      <Stack gap={2}>
        <Small>
          {places.map(([route, browser, views]) => `${route} in ${browser} (${formatCount(views)})`).join(', ')}
        </Small>
        {stack !== '' && <pre>{stack}</pre>}
      </Stack>
    </Entry>
  );
}

function times(first: number, last: number): string {
  const [from, to] = [first, last].map((at) => formatTime(new Date(at).toISOString()));
  return from === to ? `on ${to}` : `from ${from} to ${to}`;
}
