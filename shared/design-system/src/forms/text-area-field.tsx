import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';

import { useTypedBeforeHydration } from '../hooks/use-typed-before-hydration.ts';
import { controlStyles, Field, fieldNotes } from './field.tsx';

const Area = styled.textarea`
  ${controlStyles}
  resize: vertical;
`;

export interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
}

export function TextAreaField({ label, error, hint, id, className, rows = 3, ...area }: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  useTypedBeforeHydration(fieldId, area.value);

  return (
    <Field id={fieldId} label={label} error={error} hint={hint} required={area.required} className={className}>
      <Area id={fieldId} rows={rows} {...fieldNotes(fieldId, error, hint)} {...area} />
    </Field>
  );
}
