import { Heading, Stack, Text, tokens } from '@kaagazz/design-system';
import { Fragment } from 'react';
import styled from 'styled-components';

import type { DeskAuditLine } from './desk-model.ts';
import { DeskTable } from './desk-table.styles.ts';
import { when } from './desk-words.ts';

const COLUMNS = ['What', 'When', 'Who', 'From', 'To', 'Why'];
/** The rest is folded away. */
const SHOWN = 12;

const Earlier = styled.details`
  summary {
    width: fit-content;
    min-height: 2.75rem;
    padding-block: ${tokens.space(2.5)};
    font-size: ${tokens.size.sm};
    cursor: pointer;
  }
`;

const Lines = styled(DeskTable)`
  td:last-child {
    grid-column: 1 / -1;
  }
`;

/** A version is one word: it has hyphens, and is not broken there. */
const Words = styled.span`
  white-space: nowrap;
`;

/** Who changed what, newest first. */
export function AuditTrail({ lines }: { lines: readonly DeskAuditLine[] | null }) {
  const newest = lines?.slice(0, SHOWN) ?? [];
  const earlier = lines?.slice(SHOWN) ?? [];

  return (
    <Stack as="section" gap={3} aria-labelledby="audit">
      <Heading level={2} size="lg" id="audit">
        Audit trail
      </Heading>
      {lines === null && <Text role="alert">The audit trail cannot be read right now.</Text>}
      {lines?.length === 0 && <Text tone="soft">Nothing was changed yet.</Text>}
      {newest.length > 0 && <Trail lines={newest} label="Newest changes" />}
      {earlier.length > 0 && (
        <Earlier>
          <summary>{earlier.length} earlier changes</summary>
          <Trail lines={earlier} label="Earlier changes" />
        </Earlier>
      )}
    </Stack>
  );
}

function Trail({ lines, label }: { lines: readonly DeskAuditLine[]; label: string }) {
  return (
    <Lines aria-label={label}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <AuditRow key={line.revision} {...line} />
        ))}
      </tbody>
    </Lines>
  );
}

function AuditRow({ what, app, at, who, from, to, why }: DeskAuditLine) {
  return (
    <tr>
      <th scope="row">
        <strong>{what}</strong> <Words>{app}</Words>
      </th>
      <td data-label="When">
        <Words as="time" dateTime={at}>
          {when(at)}
        </Words>
      </td>
      <td data-label="Who">{who}</td>
      <td data-label="From">
        <Unbroken text={from} />
      </td>
      <td data-label="To">
        <Unbroken text={to} />
      </td>
      <td data-label="Why">{why}</td>
    </tr>
  );
}

function Unbroken({ text }: { text: string }) {
  return text.split(', ').map((words, index) => (
    <Fragment key={words}>
      {index > 0 && ', '}
      <Words>{words}</Words>
    </Fragment>
  ));
}
