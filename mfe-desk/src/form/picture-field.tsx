import { Cluster, Field, fieldNotes, IconButton } from '@kaagazz/design-system';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';

import { callDesk } from '../api/call-desk.ts';
import { messageOf } from '../api/desk-problem.ts';

/** Stores a photograph. Without cropping, the response contains the size of its largest file. */
export function uploadPicture(file: File, crop: 'square' | 'none') {
  const body = new Blob([file], { type: 'application/octet-stream' });
  return callDesk('POST /desk/pictures', { query: { crop }, body });
}

const Preview = styled.img`
  max-width: min(100%, 20rem);
  max-height: 12rem;
`;

export interface CustomFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required: boolean;
  value: string;
  onChange: (value: string, size?: { width?: number | undefined; height?: number | undefined }) => void;
}

/** A field for a photograph. Its value is the URL of the stored file, or empty. */
export function PictureField({ error, value, onChange, ...field }: CustomFieldProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    await uploadPicture(file, 'none').then(
      ({ picture, width, height }) => onChange(`/media/${picture}`, { width, height }),
      (cause: unknown) => setProblem(messageOf(cause)),
    );
    setBusy(false);
  };
  const shown = problem ?? error;
  return (
    <Field {...field} id={id} error={shown} hint={busy ? 'Saving …' : field.hint}>
      {value !== '' && (
        <Cluster>
          <Preview src={value} alt="" />
          {!field.required && <IconButton label={`Remove: ${field.label}`} icon="close" onClick={() => onChange('')} />}
        </Cluster>
      )}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={busy}
        {...fieldNotes(id, shown, field.hint)}
        onChange={({ target }) => void add(target.files?.[0])}
      />
    </Field>
  );
}
