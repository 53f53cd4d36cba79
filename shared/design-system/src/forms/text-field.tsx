import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';

import { useTypedBeforeHydration } from '../hooks/use-typed-before-hydration.ts';
import { tokens } from '../tokens/tokens.ts';
import { controlStyles, Field, fieldNotes } from './field.tsx';

const Input = styled.input`
  ${controlStyles}

  &[type='file'] {
    padding: 0.5rem;
    background: transparent;
    border-style: dashed;
    cursor: pointer;
  }

  &::file-selector-button {
    margin-inline-end: ${tokens.space(3)};
    padding: 0.25rem 0.75rem;
    border: 0;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.paperShade};
    color: ${tokens.color.badgeInk};
    font: 600 ${tokens.size.sm} / 1.4 ${tokens.font.text};
    cursor: pointer;
  }
`;

export interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
}

export function TextField({ label, error, hint, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  useTypedBeforeHydration(fieldId, input.value);

  return (
    <Field id={fieldId} label={label} error={error} hint={hint} required={input.required} className={className}>
      <Input id={fieldId} {...fieldNotes(fieldId, error, hint)} {...input} />
    </Field>
  );
}
