import { Heading, Stack, Text, tokens } from '@kaagazz/design-system';
import { Fragment } from 'react';
import styled from 'styled-components';

import type { AuditEntry } from './release-page-model.ts';
import { ResponsiveTable } from './responsive-table.styles.ts';
import { formatTime } from './format.ts';

const COLUMNS = ['What', 'When', 'Who', 'From', 'To', 'Why'];
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

const Lines = styled(ResponsiveTable)`
  td:last-child {
    grid-column: 1 / -1;
  }
`;

const NoWrap = styled.span`
  white-space: nowrap;
`;

export function AuditTrail({ lines }: { lines: readonly AuditEntry[] | null }) {
  const newest = lines?.slice(0, SHOWN) ?? [];
  const earlier = lines?.slice(SHOWN) ?? [];

  return (
    <Stack as="section" gap={3} aria-labelledby="audit">
      <Heading level={2} size="lg" id="audit">
        Audit trail
      </Heading>
      {lines === null && <Text role="alert">The audit trail can’t be loaded right now.</Text>}
      {lines?.length === 0 && <Text tone="soft">No changes yet.</Text>}
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

function Trail({ lines, label }: { lines: readonly AuditEntry[]; label: string }) {
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

function AuditRow({ what, app, at, who, from, to, why }: AuditEntry) {
  return (
    <tr>
      <th scope="row">
        <strong>{what}</strong> <NoWrap>{app}</NoWrap>
      </th>
      <td data-label="When">
        <NoWrap as="time" dateTime={at}>
          {formatTime(at)}
        </NoWrap>
      </td>
      <td data-label="Who">{who}</td>
      <td data-label="From">
        <Versions text={from} />
      </td>
      <td data-label="To">
        <Versions text={to} />
      </td>
      <td data-label="Why">{why}</td>
    </tr>
  );
}

function Versions({ text }: { text: string }) {
  return text.split(/(?<=,) | (?=\()/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <NoWrap>{part}</NoWrap>
    </Fragment>
  ));
}
