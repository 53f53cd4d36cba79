import type { ResponseOf } from '@kaagazz/api-schema';
import { Button, Cluster, Dialog, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';
import { useState } from 'react';

import { callDesk } from '../../api/call-desk.ts';
import { DeskProblem, messageOf } from '../../api/desk-problem.ts';
import { CsvField } from '../../form/csv-field.tsx';
import { type Column, DataTable } from '../../list/index.ts';
import { Quiet, useChange } from '../../record/index.ts';
import { valueText } from './value-text.ts';

type Report = ResponseOf<'POST /desk/products/csv'>;

function isMistake(value: unknown): value is Record<'line' | 'column' | 'message', unknown> {
  return typeof value === 'object' && value !== null && 'line' in value && 'column' in value && 'message' in value;
}

/** Returns one line of text for each mistake that the api reported in a file. */
function mistakesIn(error: unknown): string[] {
  const body = error instanceof DeskProblem ? error.body : null;
  if (typeof body !== 'object' || body === null || !('mistakes' in body) || !Array.isArray(body.mistakes)) return [];
  return body.mistakes
    .filter(isMistake)
    .map(({ line, column, message }) => [`Line ${String(line)}`, column, message].filter(Boolean).join(', '));
}

/** Dialog that shows the changes in a CSV file before they are applied. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { change } = useChange();
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState<{ message: string; lines: string[] } | null>(null);
  const [busy, setBusy] = useState(false);

  const requestFor = (chosen: File, dryRun: 'true' | 'false') => ({
    query: { name: chosen.name, dryRun },
    body: new Blob([chosen], { type: 'text/csv' }),
  });
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    await work().catch((error: unknown) => setProblem({ message: messageOf(error), lines: mistakesIn(error) }));
    setBusy(false);
  };
  const choose = (chosen: File | undefined) => {
    setReport(null);
    setFile(chosen ?? null);
    if (!chosen) return;
    void attempt(async () => setReport(await callDesk('POST /desk/products/csv', requestFor(chosen, 'true'))));
  };
  const apply = (chosen: File) =>
    attempt(async () => {
      const done = await change('POST /desk/products/csv', requestFor(chosen, 'false'));
      notify(`Products: ${done.new} added, ${done.changed} changed`, { type: 'success' });
      onClose();
    });

  return (
    <Dialog open title="Import products" onClose={onClose}>
      <Stack gap={4}>
        <Text>
          Export the catalogue from the products list, edit the file in a spreadsheet program, and choose it here.
          Nothing changes before you confirm.
        </Text>
        <CsvField label="CSV file" disabled={busy} onFile={choose} />
        {problem && (
          <FormMessage tone="error">
            {problem.message}
            {problem.lines.slice(0, 20).map((line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ))}
          </FormMessage>
        )}
        {report && <Differences report={report} />}
        {report && file && report.new + report.changed > 0 && (
          <Cluster>
            <Button busy={busy} onClick={() => void apply(file)}>
              Apply {report.new + report.changed} {report.new + report.changed === 1 ? 'change' : 'changes'}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Dialog>
  );
}

const columns: readonly Column<Report['changes'][number]>[] = [
  { source: 'id', label: 'Product', render: ({ id }) => id },
  {
    source: 'columns',
    label: 'Before → after',
    render: ({ isNew, columns: changed }) =>
      isNew
        ? 'New product'
        : Object.entries(changed).map(([column, { from, to }]) => (
            <small key={column}>
              {column}: {valueText(from)} → {valueText(to)}
            </small>
          )),
  },
];

function Differences({ report }: { report: Report }) {
  const { rows, new: added, changed, unchanged, changes } = report;
  return (
    <>
      <Text>
        {rows} rows: {added} new, {changed} changed, {unchanged} unchanged.
      </Text>
      {changes.length > 0 && (
        <DataTable label="Differences" columns={columns} rows={changes} keyOf={({ line }) => line} />
      )}
      {added + changed > changes.length && <Quiet>And {added + changed - changes.length} more.</Quiet>}
    </>
  );
}
