import { Cluster, Field, fieldNotes, IconButton } from '@kaagazz/design-system';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

import { callDesk } from '../api/call-desk.ts';
import { useAttempt } from './use-attempt.ts';

/**
 * Uploads a photograph. Without cropping, the response contains the size of the largest stored
 * file.
 */
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

/**
 * A field for uploading a photograph. Its value is the URL of the stored file, or an empty string.
 */
export function PictureField({ error, value, onChange, ...field }: CustomFieldProps) {
  const id = useId();
  const { busy, problem, attempt } = useAttempt();
  const add = async (file: File) => {
    const { picture, width, height } = await uploadPicture(file, 'none');
    onChange(`/media/${picture}`, { width, height });
  };
  const shown = problem || error;
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
        onChange={({ target: { files } }) => void attempt(async () => files?.[0] && add(files[0]))}
      />
    </Field>
  );
}
