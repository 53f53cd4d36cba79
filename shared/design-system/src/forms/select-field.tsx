import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';

import { Icon } from '../icons/icon.tsx';
import { useTypedBeforeHydration } from '../hooks/use-typed-before-hydration.ts';
import { tokens } from '../tokens/tokens.ts';
import { controlStyles, Field, fieldNotes } from './field.tsx';

const Wrapper = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset: 0 ${tokens.space(3)} 0 auto;
    margin-block: auto;
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 2.75rem;
  cursor: pointer;
`;

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  label: ReactNode;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  placeholder?: string;
  error?: string | undefined;
  hint?: ReactNode;
}

export function SelectField({ label, options, placeholder, error, hint, id, className, ...select }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  useTypedBeforeHydration(fieldId, select.value);

  return (
    <Field id={fieldId} label={label} error={error} hint={hint} required={select.required} className={className}>
      <Wrapper>
        <Select id={fieldId} {...fieldNotes(fieldId, error, hint)} {...select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon name="chevron-down" />
      </Wrapper>
    </Field>
  );
}
