import { Cluster, IconButton, Stack, TextField } from '@kaagazz/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { callDesk } from '../api/call-desk.ts';
import { useAttempt } from './use-attempt.ts';

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

export function PictureField({ label, hint, error, required, value, onChange }: CustomFieldProps) {
  const { busy, problem, attempt } = useAttempt();
  const add = async (file: File) => {
    const { picture, width, height } = await uploadPicture(file, 'none');
    onChange(`/media/${picture}`, { width, height });
  };
  return (
    <Stack gap={2}>
      <TextField
        label={label}
        required={required}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-disabled={busy}
        onClick={(event) => busy && event.preventDefault()}
        error={problem || error}
        hint={busy ? 'Saving …' : hint}
        onChange={({ target: { files } }) => void attempt(async () => files?.[0] && add(files[0]))}
      />
      {value !== '' && (
        <Cluster>
          <Preview src={value} alt="" />
          {!required && <IconButton label={`Remove: ${label}`} icon="close" onClick={() => onChange('')} />}
        </Cluster>
      )}
    </Stack>
  );
}
