import { IconButton, TextAreaField, TextField, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import type { FieldSpec } from './fields.ts';
import { type CustomFieldProps, uploadPicture } from './picture-field.tsx';
import { rowsIn, rowsProblem, rowsText } from './rows.ts';
import { Rows } from './rows-field.tsx';
import { useAttempt } from './use-attempt.ts';

export const photographColumns: readonly FieldSpec[] = [
  { name: 'alt', label: 'Alt text', required: true },
  { name: 'url', label: 'Photograph' },
];

export function photographsProblem(text: string): string | undefined {
  return rowsProblem(photographColumns, text)?.replace('Row', 'Photograph');
}

const Photograph = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  gap: ${tokens.space(3)};

  img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paperShade};
    object-fit: cover;
  }

  > :last-child {
    display: grid;
    align-content: start;
  }

  button:first-child svg {
    rotate: 90deg;
  }
`;

export function PhotographsField({ label, error, value, onChange }: CustomFieldProps) {
  const { busy, problem, attempt } = useAttempt();
  const rows = rowsIn(photographColumns, value);
  const change = (next: readonly (readonly string[])[]) => onChange(rowsText(next));
  const add = async (chosen: readonly File[]) => {
    const urls = new Set<string>();
    for (const file of chosen) urls.add(`/media/${(await uploadPicture(file, 'square')).picture}`);
    for (const [, url = ''] of rows) urls.delete(url);
    change([...rows, ...[...urls].map((url) => ['', url])]);
  };
  return (
    <Rows
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void attempt(() => add([...event.dataTransfer.files]));
      }}
    >
      <legend>{label}</legend>
      {rows.map(([alt = '', url = ''], at) => (
        <Photograph key={url}>
          <img src={url} alt={`Photograph ${at + 1}`} loading="lazy" />
          <TextAreaField
            label={`Alt text of photograph ${at + 1}`}
            required
            rows={2}
            disabled={busy}
            error={error !== undefined && alt.trim() === '' ? 'Describe what the photograph shows.' : undefined}
            value={alt}
            onChange={({ target }) => change(rows.with(at, [target.value, url]))}
          />
          <div>
            <IconButton
              label={`Move photograph ${at + 1} forward`}
              icon="chevron-left"
              disabled={busy || at === 0}
              onClick={() => change(rows.toSpliced(at, 1).toSpliced(at - 1, 0, [alt, url]))}
            />
            <IconButton
              label={`Remove photograph ${at + 1}`}
              icon="close"
              disabled={busy}
              onClick={() => change(rows.toSpliced(at, 1))}
            />
          </div>
        </Photograph>
      ))}
      <TextField
        label="Add photographs"
        hint={busy ? 'Uploading …' : 'Choose files or drop them here. They are saved when you save the product.'}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-disabled={busy}
        onClick={(event) => busy && event.preventDefault()}
        error={problem || error}
        onChange={({ target }) => void attempt(() => add([...(target.files ?? [])]))}
      />
    </Rows>
  );
}
