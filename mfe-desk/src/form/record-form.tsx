import { Button, Dialog, Stack, Text } from '@kaagazz/design-system';
import { useNotify } from 'ra-core';
import { useState } from 'react';

import { messageOf } from '../api/desk-problem.ts';
import { conflictingRecord, merge, type Conflict } from './conflict.ts';
import type { FieldSpec, Values } from './fields.ts';
import { FieldsForm } from './fields-form.tsx';
import { Choice, Choices } from './record-form.styles.ts';

interface RecordFormProps<Editable extends { version: number }> {
  /** Name that is unique among all records, for example `product/notebook-a5`. */
  name: string;
  record: Editable;
  fields: readonly FieldSpec[];
  valuesOf: (record: Editable) => Values;
  /** Saves the changed fields, based on the given version of the record. */
  save: (version: number, values: Values, changed: readonly string[], isAutosave: boolean) => Promise<unknown>;
  /** Whether the form saves automatically shortly after the last change. */
  autosave?: boolean;
  submit?: string;
  onValues?: (values: Values) => void;
}

/**
 * Edit form for an existing record. If someone else has changed the record in the meantime, both
 * versions can be merged.
 */
export function RecordForm<Editable extends { version: number }>(props: RecordFormProps<Editable>) {
  const { name, record, fields, valuesOf, save, submit = 'Save', onValues, autosave = false } = props;
  const notify = useNotify();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const base = valuesOf(record);
  // A change by somebody else remounts the form. An automatic save must not remount it, because the
  // person may still be typing.
  const [mounted, setMounted] = useState({ key: record.version, upTo: record.version });
  const key = record.version > mounted.upTo ? record.version : mounted.key;

  async function saveOver(version: number, from: Values, values: Values, isAutosave = false): Promise<void> {
    const changed = fields.map((field) => field.name).filter((field) => (values[field] ?? '') !== (from[field] ?? ''));
    try {
      if (isAutosave) setMounted({ key, upTo: version + 1 });
      await save(version, values, changed, isAutosave);
      setConflict(null);
      if (!isAutosave) notify('Saved', { type: 'success' });
    } catch (error) {
      if (isAutosave) setMounted({ key, upTo: version });
      const current = conflictingRecord(error, record);
      if (!current) throw error;
      setConflict({ version: current.version, theirs: valuesOf(current), mine: values, base });
    }
  }

  return (
    <>
      <FieldsForm
        key={key}
        autosave={autosave}
        fields={fields}
        initial={base}
        submit={submit}
        draft={name}
        onSubmit={(values, isAutosave) => saveOver(record.version, base, values, isAutosave)}
        {...(onValues && { onValues })}
      />
      {conflict && (
        <MergeDialog
          fields={fields}
          conflict={conflict}
          onClose={() => setConflict(null)}
          onMerge={(values) =>
            saveOver(conflict.version, conflict.theirs, values).catch((error: unknown) =>
              notify(messageOf(error), { type: 'error' }),
            )
          }
        />
      )}
    </>
  );
}

interface MergeDialogProps {
  fields: readonly FieldSpec[];
  conflict: Conflict;
  onClose: () => void;
  onMerge: (values: Values) => Promise<unknown>;
}

function MergeDialog({ fields, conflict: { base, mine, theirs }, onClose, onMerge }: MergeDialogProps) {
  const { merged, both } = merge(base, mine, theirs);
  const [chosen, setChosen] = useState(merged);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    await onMerge(chosen);
    setBusy(false);
  };

  return (
    <Dialog open title="Somebody else saved this meanwhile" onClose={onClose}>
      <Stack gap={4}>
        <Text>
          {both.length === 0
            ? 'You changed different fields, so we can keep both changes.'
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
        <Button busy={busy} onClick={() => void save()}>
          Save the merged version
        </Button>
      </Stack>
    </Dialog>
  );
}
