import { Button, Cluster, IconButton, Text, TextField, tokens } from '@kaagazz/design-system';
import { formatRupees } from '@kaagazz/domain';
import styled from 'styled-components';

export interface TypedLine {
  id: number;
  title: string;
  quantity: string;
  unitPrice: string;
  taxPercent: string;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 1fr auto;
  gap: ${tokens.space(2)};
  align-items: end;

  > :first-child {
    grid-column: 1 / -1;
  }
`;

const COLUMNS = [
  { name: 'title', label: 'What', type: 'text' },
  { name: 'quantity', label: 'Pieces', type: 'number' },
  { name: 'unitPrice', label: 'Rupees each', type: 'number' },
  { name: 'taxPercent', label: 'Tax in %', type: 'number' },
] as const;

export const emptyLine = (id: number): TypedLine => ({ id, title: '', quantity: '1', unitPrice: '', taxPercent: '18' });

export function linesOf(typed: readonly TypedLine[]) {
  return typed.map(({ title, quantity, unitPrice, taxPercent }) => ({
    title: title.trim(),
    quantity: Number(quantity),
    unitPrice: Number(unitPrice),
    taxPercent: Number(taxPercent),
  }));
}

interface QuoteLinesProps {
  lines: readonly TypedLine[];
  onChange: (lines: TypedLine[]) => void;
}

export function QuoteLines({ lines, onChange }: QuoteLinesProps) {
  const total = linesOf(lines).reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const nextId = Math.max(...lines.map(({ id }) => id)) + 1;
  return (
    <>
      {lines.map((line, at) => (
        <Line key={line.id} role="group" aria-label={`Line ${at + 1}`}>
          {COLUMNS.map(({ name, label, type }) => (
            <TextField
              key={name}
              label={label}
              type={type}
              required
              value={line[name]}
              onChange={({ target }) =>
                onChange(lines.map((one) => (one === line ? { ...one, [name]: target.value } : one)))
              }
            />
          ))}
          {lines.length > 1 && (
            <IconButton
              label={`Remove line ${at + 1}`}
              icon="close"
              onClick={() => onChange(lines.filter((one) => one !== line))}
            />
          )}
        </Line>
      ))}
      <Cluster>
        <Button variant="quiet" onClick={() => onChange([...lines, emptyLine(nextId)])}>
          Add a line
        </Button>
      </Cluster>
      <Text>Total with tax: {formatRupees(Math.round(total * 100) / 100)}</Text>
    </>
  );
}
