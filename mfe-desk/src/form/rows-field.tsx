import { Button, Cluster, FormMessage, IconButton, SelectField, TextField, tokens } from '@kaagazz/design-system';
import { useId } from 'react';
import styled from 'styled-components';

import type { CustomFieldProps } from './picture-field.tsx';
import type { FieldSpec } from './fields.ts';
import { rowsIn, rowsText } from './rows.ts';

export const Rows = styled.fieldset`
  display: grid;
  gap: ${tokens.space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-bottom: ${tokens.space(1.5)};
    font-size: ${tokens.size.sm};
    font-weight: 600;
  }

  p {
    margin: 0;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.xs};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space(2)};
  align-items: end;
  padding-bottom: ${tokens.space(3)};
  border-bottom: 1px dashed ${tokens.color.edge};

  > button {
    grid-column: -2;
    justify-self: end;
  }

  @media (min-width: 800px) {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto;
  }
`;

interface RowsFieldProps extends CustomFieldProps {
  columns: readonly FieldSpec[];
}

const newCell = ({ initial, options }: FieldSpec) => initial ?? options?.[0]?.value ?? '';

export function RowsField({ label, hint, error, columns, value, onChange }: RowsFieldProps) {
  const id = useId();
  const rows = rowsIn(columns, value);
  const change = (next: readonly (readonly string[])[]) => onChange(rowsText(next));
  return (
    <Rows aria-describedby={hint === undefined ? undefined : id}>
      <legend>{label}</legend>
      {hint !== undefined && <p id={id}>{hint}</p>}
      {rows.map((row, at) => (
        <Row key={at} role="group" aria-label={`Row ${at + 1}`}>
          {columns.map(({ name, label: heading, type, options, required = false }, place) => {
            const cell = {
              label: heading,
              required,
              value: row[place] ?? '',
              onChange: ({ target }: { target: { value: string } }) =>
                change(rows.map((one, index) => (index === at ? one.with(place, target.value) : one))),
            };
            return options ? (
              <SelectField key={name} {...cell} options={options} />
            ) : (
              <TextField key={name} {...cell} type={type ?? 'text'} autoComplete="off" />
            );
          })}
          <IconButton label={`Remove row ${at + 1}`} icon="close" onClick={() => change(rows.toSpliced(at, 1))} />
        </Row>
      ))}
      <Cluster>
        <Button variant="secondary" onClick={() => change([...rows, columns.map(newCell)])}>
          Add a row
        </Button>
      </Cluster>
      {error !== undefined && <FormMessage tone="error">{error}</FormMessage>}
    </Rows>
  );
}
