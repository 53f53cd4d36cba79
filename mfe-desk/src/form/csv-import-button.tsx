import { Button, Cluster, FormMessage, TextField } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';

import { DeskProblem, messageOf } from '../api/desk-problem.ts';
import { DialogButton } from './form-dialog.tsx';
import { useAttempt } from './use-attempt.ts';

interface CsvImportButtonProps<Report> {
  label: string;
  intro: string;
  send: (file: File, dryRun: 'true' | 'false') => Promise<Report>;
  changesIn: (report: Report) => number;
  done: (report: Report) => string;
  children: (report: Report) => ReactNode;
}

export function CsvImportButton<Report>({ label, intro, ...form }: CsvImportButtonProps<Report>) {
  return (
    <DialogButton label={label} intro={intro}>
      {(close) => <CsvImport {...form} onClose={close} />}
    </DialogButton>
  );
}

type CsvImportProps<Report> = Omit<CsvImportButtonProps<Report>, 'label' | 'intro'> & { onClose: () => void };

function CsvImport<Report>({ send, changesIn, done, onClose, children }: CsvImportProps<Report>) {
  const notify = useNotify();
  const [preview, setPreview] = useState<{ file: File; report: Report } | null>(null);
  const { busy, problem, attempt } = useAttempt((error) => [messageOf(error), ...mistakesIn(error)].join('\n'));
  const choose = (file: File | undefined) => {
    setPreview(null);
    if (file) void attempt(async () => setPreview({ file, report: await send(file, 'true') }));
  };
  const apply = (file: File) =>
    attempt(async () => {
      notify(done(await send(file, 'false')), { type: 'success' });
      onClose();
    });
  const changes = preview ? changesIn(preview.report) : 0;

  return (
    <>
      <CsvField label="CSV file" disabled={busy} onFile={choose} />
      {problem !== '' && (
        <FormMessage tone="error">
          {problem.split('\n').map((line) => (
            <div key={line}>{line}</div>
          ))}
        </FormMessage>
      )}
      {preview && children(preview.report)}
      {preview && changes > 0 && (
        <Cluster>
          <Button busy={busy} onClick={() => void apply(preview.file)}>
            Apply {changes} {changes === 1 ? 'change' : 'changes'}
          </Button>
        </Cluster>
      )}
    </>
  );
}

const SHOWN_MISTAKES = 20;

function isMistake(value: unknown): value is Record<'line' | 'column' | 'message', unknown> {
  return typeof value === 'object' && value !== null && 'line' in value && 'column' in value && 'message' in value;
}

function mistakesIn(error: unknown): string[] {
  const body = error instanceof DeskProblem ? error.body : null;
  if (typeof body !== 'object' || body === null || !('mistakes' in body) || !Array.isArray(body.mistakes)) return [];
  return body.mistakes
    .filter(isMistake)
    .slice(0, SHOWN_MISTAKES)
    .map(({ line, column, message }) => [`Line ${String(line)}`, column, message].filter(Boolean).join(', '));
}

interface CsvFieldProps {
  label: string;
  hint?: string;
  disabled: boolean;
  onFile: (file: File | undefined) => void;
}

export function CsvField({ label, hint, disabled, onFile }: CsvFieldProps) {
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      type="file"
      accept=".csv,text/csv"
      disabled={disabled}
      onClick={({ currentTarget }) => {
        // Reset the field, because browsers fire no `change` event if the next file has the same
        // name.
        currentTarget.value = '';
      }}
      onChange={({ target: { files } }) => {
        const file = files?.[0];
        // Set the MIME type, because some operating systems report a different type for CSV files.
        onFile(file && new File([file], file.name, { type: 'text/csv' }));
      }}
    />
  );
}
