import { PHOTOGRAPH_LIMITS } from '@kaagazz/domain';
import { useId, useRef } from 'react';
import styled from 'styled-components';

import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { plainList } from '../layout/plain-list.ts';
import { tokens } from '../tokens/tokens.ts';
import { VisuallyHidden } from '../typography/visually-hidden.tsx';
import { Field, FieldError } from './field.tsx';
import { PHOTOGRAPH_TYPES } from './shrink-photograph.ts';
import type { Photographs } from './use-photographs.ts';

const HINT = `Up to ${PHOTOGRAPH_LIMITS.count}, as JPEG, PNG or WebP, at most ${PHOTOGRAPH_LIMITS.fileBytes / 1024 / 1024} MB each.`;

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(3)};
  margin-block: ${tokens.space(1)};
`;

const Item = styled.li`
  position: relative;

  button {
    position: absolute;
    inset: 0 0 auto auto;
    background: ${tokens.color.paper};
  }
`;

const Thumbnail = styled.img`
  display: block;
  width: 7rem;
  height: 7rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.paperShade};
  object-fit: cover;
`;

interface PhotographsFieldProps {
  photographs: Photographs;
  isReady?: boolean;
}

export function PhotographsField({ photographs, isReady = true }: PhotographsFieldProps) {
  const { uploaded, problems, isBusy, add, remove } = photographs;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <Field id={id} label="Photographs (optional)" hint={HINT}>
      <VisuallyHidden>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          // Keep the input out of the tab order. Keyboard users open the file dialog with the "Add
          // photographs" button.
          tabIndex={-1}
          accept={PHOTOGRAPH_TYPES.join(',')}
          aria-describedby={`${id}-hint`}
          disabled={isBusy || !isReady}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Clear the input, because choosing the same file again would otherwise not fire a
            // change event.
            target.value = '';
            add(files);
          }}
        />
      </VisuallyHidden>
      {uploaded.length > 0 && (
        <List aria-label="Added photographs">
          {uploaded.map((photograph, index) => (
            <Item key={photograph.id}>
              <Thumbnail src={photograph.image} alt={`Photograph ${index + 1}`} />
              <IconButton
                label={`Remove photograph ${index + 1}`}
                icon="close"
                onClick={() => {
                  remove(photograph.id);
                  button.current?.focus();
                }}
              />
            </Item>
          ))}
        </List>
      )}
      <div>
        <Button
          ref={button}
          variant="secondary"
          aria-describedby={`${id}-hint`}
          busy={isBusy}
          disabled={!isReady}
          onClick={() => input.current?.click()}
        >
          Add photographs
        </Button>
      </div>
      {problems.map((problem) => (
        <FieldError key={problem}>{problem}</FieldError>
      ))}
    </Field>
  );
}
