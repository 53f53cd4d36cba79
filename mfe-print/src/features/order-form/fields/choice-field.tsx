import { FieldError } from '@kaagazz/design-system';
import type { PrintField } from '@kaagazz/domain/print';
import { useId } from 'react';
import type { ComponentProps } from 'react';

import { choiceDescription } from './choice-descriptions.ts';
import { Choices, Hint, Tile, Tiles } from './form.styles.ts';

interface ChoiceFieldProps {
  field: PrintField;
  error: string | undefined;
  input: ComponentProps<'input'>;
}

export function ChoiceField({ field, error, input }: ChoiceFieldProps) {
  const id = useId();
  const notes = [field.help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Choices aria-describedby={notes || undefined}>
      <legend>{field.label}</legend>
      <Tiles>
        {field.choices?.map((choice) => {
          const description = choiceDescription(field.name, choice);
          return (
            <Tile key={choice}>
              <input type="radio" value={choice} aria-label={choice} {...input} />
              {choice}
              {description !== undefined && <small>{description}</small>}
            </Tile>
          );
        })}
      </Tiles>
      {field.help !== undefined && <Hint id={`${id}-hint`}>{field.help}</Hint>}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Choices>
  );
}
