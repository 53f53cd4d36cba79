import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';

import { tokens } from '../tokens/tokens.ts';
import { FieldError, fieldNotes } from './field.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(1.5)};
`;

const Row = styled.label`
  display: flex;
  gap: ${tokens.space(3)};
  align-items: flex-start;
  min-height: 1.75rem;
  font-size: ${tokens.size.md};
  line-height: 1.5;
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${tokens.color.leaf};
  cursor: inherit;
`;

export interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, id, className, ...box }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;

  return (
    <Root className={className}>
      <Row htmlFor={fieldId}>
        <Box id={fieldId} type="checkbox" {...fieldNotes(fieldId, error, undefined)} {...box} />
        <span>{label}</span>
      </Row>
      {error !== undefined && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </Root>
  );
}
