import type { DeskOrder } from '@kaagazz/api-schema';

import { FieldsForm } from '../form/fields-form.tsx';
import { indianTime } from '../frame/indian-date.ts';
import { Panel } from './panel.tsx';
import { PlainList, Quiet } from './record.styles.ts';

interface NotesProps {
  notes: DeskOrder['notes'];
  draft: string;
  canWrite: boolean;
  onAdd: (text: string) => Promise<unknown>;
}

export function Notes({ notes, draft, canWrite, onAdd }: NotesProps) {
  return (
    <Panel title="Notes for colleagues">
      {notes.length === 0 && <Quiet>No notes yet.</Quiet>}
      <PlainList>
        {notes.map(({ id, at, who, text }) => (
          <li key={id}>
            {text}
            <Quiet>
              {who}, {indianTime(at)}
            </Quiet>
          </li>
        ))}
      </PlainList>
      {canWrite && (
        <FieldsForm
          key={notes.length}
          fields={[{ name: 'text', label: 'New note', type: 'area', required: true }]}
          submit="Add note"
          variant="secondary"
          draft={draft}
          onSubmit={({ text = '' }) => onAdd(text)}
        />
      )}
    </Panel>
  );
}
