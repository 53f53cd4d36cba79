import { Button, Checkbox, FieldError, Text, TextField } from '@kaagazz/design-system';
import {
  LONGEST_GROUP_NAME,
  MAXIMUM_SUITE_GROUPS,
  readSuiteGroups,
  SUITE_PIECES,
  suiteGroupsProblem,
  writeSuiteGroups,
} from '@kaagazz/domain/print';
import type { SuiteGroup, SuitePieceId } from '@kaagazz/domain/print';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';

import { GroupFields, GroupSheet, Pieces } from './suite-sets.styles.ts';

const FIELD = 'groups';

interface SuiteSetsProps {
  form: UseFormReturn<Record<string, string>>;
}

export function SuiteSets({ form }: SuiteSetsProps) {
  const [groups, setGroups] = useState(() => readSuiteGroups(form.getValues(FIELD)));
  const error = useFormState({ control: form.control, name: FIELD }).errors[FIELD]?.message;

  function change(changed: SuiteGroup[]) {
    setGroups(changed);
    form.setValue(FIELD, writeSuiteGroups(changed), { shouldDirty: true, shouldValidate: error !== undefined });
  }

  const faulty = groups.findIndex((group) => suiteGroupsProblem([group]) !== null);
  return (
    <>
      <Text tone="soft">
        Everybody in a group gets the same set. The price of a card depends on the number of cards in all sets.
      </Text>
      {groups.map((group, index) => (
        <GroupEditor
          key={index}
          group={group}
          error={index === Math.max(0, faulty) ? error : undefined}
          onChange={(changed) => change(groups.with(index, changed))}
          onRemove={groups.length > 1 ? () => change(groups.toSpliced(index, 1)) : undefined}
        />
      ))}
      {groups.length < MAXIMUM_SUITE_GROUPS && (
        <div>
          <Button
            variant="secondary"
            onClick={() => change([...groups, { name: '', copies: 20, pieces: ['invitation'] }])}
          >
            Add a group
          </Button>
        </div>
      )}
    </>
  );
}

interface GroupEditorProps {
  group: SuiteGroup;
  error: string | undefined;
  onChange: (group: SuiteGroup) => void;
  onRemove: (() => void) | undefined;
}

function GroupEditor({ group, error, onChange, onRemove }: GroupEditorProps) {
  const id = useId();
  const { name, copies, pieces } = group;
  const toggle = (piece: SuitePieceId, isChosen: boolean) =>
    onChange({
      ...group,
      pieces: SUITE_PIECES.map((one) => one.id).filter((one) => (one === piece ? isChosen : pieces.includes(one))),
    });

  return (
    <GroupSheet role="group" aria-label={name === '' ? 'New group' : name}>
      <GroupFields>
        <TextField
          label="Group"
          value={name}
          maxLength={LONGEST_GROUP_NAME}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...group, name: target.value })}
        />
        <TextField
          label="Sets"
          type="number"
          inputMode="numeric"
          min={1}
          value={copies === 0 ? '' : copies}
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          onChange={({ target }) =>
            onChange({ ...group, copies: Math.min(999_999, Math.trunc(Number(target.value))) || 0 })
          }
        />
      </GroupFields>
      <Pieces>
        {SUITE_PIECES.map((piece) => (
          <Checkbox
            key={piece.id}
            label={piece.name}
            checked={pieces.includes(piece.id)}
            onChange={({ target }) => toggle(piece.id, target.checked)}
          />
        ))}
      </Pieces>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      {onRemove && (
        <div>
          <Button variant="quiet" onClick={onRemove}>
            Remove {name === '' ? 'this group' : name}
          </Button>
        </div>
      )}
    </GroupSheet>
  );
}
