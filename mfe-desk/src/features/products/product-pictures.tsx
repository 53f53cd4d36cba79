import type { DeskProduct } from '@kaagazz/api-schema';
import { Cluster, IconButton, TextField, plainList, tokens } from '@kaagazz/design-system';
import { useState } from 'react';
import styled from 'styled-components';

import { uploadPicture } from '../../form/index.ts';
import { Panel, Quiet, useChange } from '../../record/index.ts';

const Pictures = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${tokens.space(3)};

  img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paperShade};
    object-fit: cover;
  }
`;

interface ProductPicturesProps {
  product: Pick<DeskProduct, 'id' | 'version' | 'title' | 'images'>;
  canEdit: boolean;
}

export function ProductPictures({ product, canEdit }: ProductPicturesProps) {
  const { id, version, title, images } = product;
  const { change, attempt } = useChange();
  const [busy, setBusy] = useState(false);
  const files = images.map(({ file }) => file);
  const save = (next: string[]) =>
    change('PATCH /desk/products/:id', { params: { id }, body: { version, images: next } }, 'Photographs saved');
  const swap = (i: number, other: number) =>
    files.map((file, at) => (at === i ? (files[other] ?? file) : at === other ? (files[i] ?? file) : file));
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    await attempt(work());
    setBusy(false);
  };
  const add = (chosen: readonly File[]) =>
    run(async () => {
      const names: string[] = [];
      for (const file of chosen) {
        names.push((await uploadPicture(file, 'square')).picture);
      }
      await save([...files, ...names]);
    });

  return (
    <Panel
      title="Photographs"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (canEdit) void add([...event.dataTransfer.files]);
      }}
    >
      <Pictures>
        {images.map(({ file, url }, i) => (
          <li key={file}>
            <img src={url} alt={`${title}, photograph ${i + 1}`} loading="lazy" />
            {canEdit && (
              <Cluster gap={0}>
                <IconButton
                  label={`Move photograph ${i + 1} forward`}
                  icon="chevron-left"
                  disabled={i === 0}
                  onClick={() => void run(() => save(swap(i, i - 1)))}
                />
                <IconButton
                  label={`Remove photograph ${i + 1}`}
                  icon="close"
                  onClick={() => void run(() => save(files.filter((one) => one !== file)))}
                />
              </Cluster>
            )}
          </li>
        ))}
      </Pictures>
      {images.length === 0 && <Quiet>None yet.</Quiet>}
      {canEdit && (
        <TextField
          label="Add photographs"
          hint={busy ? 'Saving …' : 'Choose files or drop them here.'}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          disabled={busy}
          onChange={({ target }) => void add([...(target.files ?? [])])}
        />
      )}
    </Panel>
  );
}
