import { Button, Dialog, FormMessage, Stack, Text, tokens } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

import { conflictingRecord, merge, type Conflict } from './conflict.ts';
import type { FieldSpec, Values } from './fields.ts';
import { FieldsForm } from './fields-form.tsx';
import { useAttempt } from './use-attempt.ts';
import { useDraft } from './use-draft.ts';

interface RecordFormProps<Editable extends { version: number }> {
  draft: string;
  record: Editable;
  fields: readonly FieldSpec[];
  valuesOf: (record: Editable) => Values;
  save: (version: number, values: Values, changed: readonly string[], isAutosave: boolean) => Promise<unknown>;
  autosave?: boolean;
  stickySave?: boolean;
  submit?: string;
  onValues?: (values: Values) => void;
  onSaved?: () => void;
  children?: ReactNode;
}

export function RecordForm<Editable extends { version: number }>(props: RecordFormProps<Editable>) {
  const { draft, record, fields, valuesOf, save, onSaved, onValues, ...form } = props;
  const notify = useNotify();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  const text = useDraft(draft);
  const start = useDraft(`${draft}/start`);
  const isStarted = Object.keys(text.read()).length > 0 && start.read().version !== undefined;
  const base = isStarted ? start.read() : { ...valuesOf(record), version: String(record.version) };
  const [mounted, setMounted] = useState({ key: record.version, upTo: record.version });
  const key = record.version > mounted.upTo ? record.version : mounted.key;

  async function saveOver(version: number, from: Values, values: Values, isAutosave = false): Promise<void> {
    const changed = fields.map((field) => field.name).filter((field) => (values[field] ?? '') !== (from[field] ?? ''));
    setSaving(!isAutosave);
    try {
      if (isAutosave) setMounted({ key, upTo: version + 1 });
      await save(version, values, changed, isAutosave);
      start.clear();
      setConflict(null);
      if (isAutosave) return;
      text.clear();
      notify('Saved', { type: 'success' });
      onSaved?.();
    } catch (error) {
      if (isAutosave) setMounted({ key, upTo: version });
      const current = conflictingRecord(error, record);
      if (!current) throw error;
      text.write(values);
      setConflict({ version: current.version, theirs: valuesOf(current), mine: values, base });
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <FieldsForm
        key={key}
        submit="Save"
        {...{ ...form, fields, draft }}
        focusesSubmit={isSaving}
        initial={base}
        onValues={(values) => {
          if (!isStarted) start.write(base);
          onValues?.(values);
        }}
        onSubmit={(values, { isAutosave }) => saveOver(Number(base.version), base, values, isAutosave)}
      />
      {conflict && (
        <MergeDialog
          fields={fields}
          conflict={conflict}
          onClose={() => setConflict(null)}
          onMerge={(values) => saveOver(conflict.version, conflict.theirs, values)}
        />
      )}
    </>
  );
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${tokens.space(2)};
  margin: 0;
  padding: ${tokens.space(3)} ${tokens.space(4)};
  border: 1px dashed ${tokens.color.edge};
  border-radius: ${tokens.radius.md};

  legend {
    padding-inline: ${tokens.space(2)};
    font-weight: 600;
  }
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 4rem 1fr;
  gap: ${tokens.space(3)};
  align-items: baseline;
  cursor: pointer;

  span {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

interface MergeDialogProps {
  fields: readonly FieldSpec[];
  conflict: Conflict;
  onClose: () => void;
  onMerge: (values: Values) => Promise<unknown>;
}

function MergeDialog({ fields, conflict: { base, mine, theirs }, onClose, onMerge }: MergeDialogProps) {
  const { merged, both } = merge(base, mine, theirs);
  const [chosen, setChosen] = useState(merged);
  const { busy, problem, attempt } = useAttempt();
  return (
    <Dialog open title="Somebody else saved this meanwhile" onClose={onClose}>
      <Stack gap={4}>
        <Text>
          {both.length === 0
            ? 'You and the other person changed different fields, so we can keep both sets of changes.'
            : 'Choose which version to keep. Your other changes stay as they are.'}
        </Text>
        {fields
          .filter((field) => both.includes(field.name))
          .map((field) => (
            <Choices key={field.name}>
              <legend>{field.label}</legend>
              {[
                { whose: 'Yours', value: mine[field.name] ?? '' },
                { whose: 'Theirs', value: theirs[field.name] ?? '' },
              ].map(({ whose, value }) => (
                <Choice key={whose}>
                  <input
                    type="radio"
                    name={field.name}
                    checked={chosen[field.name] === value}
                    onChange={() => setChosen({ ...chosen, [field.name]: value })}
                  />
                  <strong>{whose}</strong>
                  <span>{value || '(empty)'}</span>
                </Choice>
              ))}
            </Choices>
          ))}
        {problem !== '' && <FormMessage tone="error">{problem}</FormMessage>}
        <Button busy={busy} onClick={() => void attempt(() => onMerge(chosen))}>
          Save the merged version
        </Button>
      </Stack>
    </Dialog>
  );
}
