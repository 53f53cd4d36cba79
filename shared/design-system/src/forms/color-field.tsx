import { readColor } from '@kaagazz/domain';
import { useId } from 'react';
import type { Ref } from 'react';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';
import { controlStyles, Field, fieldNotes } from './field.tsx';

const Row = styled.span`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: ${tokens.space(2)};
`;

const Code = styled.input`
  ${controlStyles}
`;

const Picker = styled.input`
  box-sizing: border-box;
  width: 100%;
  height: 3rem;
  padding: 0.25rem;
  border: 1.5px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.paper};
  cursor: pointer;
`;

interface ColorFieldProps {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function ColorField({ label, name, hint, error, value, onChange, ref }: ColorFieldProps) {
  const id = useId();
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Row>
        <Picker
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          value={readColor(value) ?? '#ffffff'}
          onChange={change}
        />
        <Code
          ref={ref}
          id={id}
          name={name}
          autoComplete="off"
          placeholder="#1f7a55"
          maxLength={12}
          spellCheck={false}
          {...fieldNotes(id, error, hint)}
          value={value}
          onChange={change}
        />
      </Row>
    </Field>
  );
}
