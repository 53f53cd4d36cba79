import { ActionButton } from '../../record/index.ts';
import { SheetButton } from './sheet-button.tsx';
import { usePrints } from './use-prints.ts';

const MARKS = [
  ['at-press', 'Mark at the press'],
  ['printed', 'Mark printed'],
  ['dried', 'Mark dried'],
  ['waiting', 'Mark not started'],
] as const;

export function PrintBulkActions({ ids, done }: { ids: readonly string[]; done: () => void }) {
  const { mark, saveSheets } = usePrints();
  return (
    <>
      {MARKS.map(([state, label]) => (
        <ActionButton key={state} label={label} action={() => mark(ids, state).then(done)} />
      ))}
      <SheetButton label="Download sheets" save={(cancelled) => saveSheets(ids, cancelled)} />
    </>
  );
}
