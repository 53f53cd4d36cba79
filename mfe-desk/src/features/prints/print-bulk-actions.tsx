import { useState } from 'react';

import { DeskProblem } from '../../api/desk-problem.ts';
import { ActionButton } from '../../record/index.ts';
import { CancelledDialog } from './cancelled-dialog.tsx';
import { usePrints } from './use-prints.ts';

const MARKS = [
  ['at-press', 'Mark at the press'],
  ['printed', 'Mark printed'],
  ['dried', 'Mark dried'],
  ['waiting', 'Mark not started'],
] as const;

export function PrintBulkActions({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const { mark, saveSheets } = usePrints();
  const [warning, setWarning] = useState('');

  const save = async () => {
    try {
      await saveSheets(ids);
    } catch (error) {
      if (!(error instanceof DeskProblem) || error.code !== 'PRINT_CANCELLED') throw error;
      setWarning(error.message);
    }
  };
  return (
    <>
      {MARKS.map(([state, label]) => (
        <ActionButton key={state} label={label} action={() => mark(ids, state).then(done)} />
      ))}
      <ActionButton label="Download sheets" action={save} />
      <CancelledDialog warning={warning} onClose={() => setWarning('')} onAccept={() => saveSheets(ids, true)} />
    </>
  );
}
