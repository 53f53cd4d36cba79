import { Button, Cluster, IconButton, tokens } from '@kaagazz/design-system';
import type { PrintServiceId } from '@kaagazz/domain/print';
import styled from 'styled-components';

import { Input } from '../../form/index.ts';
import { PlainList } from '../../record/index.ts';
import { choiceText, type TypedRow } from './price-rows.ts';

const OPEN_GROUPS = 2;

const Group = styled.details`
  padding-bottom: ${tokens.space(2)};
  border-bottom: 1.5px dashed ${tokens.color.line};

  summary {
    padding-block: ${tokens.space(2)};
    font-weight: 600;
    cursor: pointer;
  }
`;

const Steps = styled(PlainList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
`;

const Step = styled.li`
  display: flex;
  gap: ${tokens.space(2)};
  align-items: center;
  font-size: ${tokens.size.sm};
`;

const NumberInput = styled(Input)`
  width: 6rem;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

const INPUTS = [
  { name: 'from', label: 'From', what: 'copies', inputMode: 'numeric' },
  { name: 'price', label: 'Rs.', what: 'rupees', inputMode: 'decimal' },
] as const;

interface PriceTableProps {
  service: PrintServiceId;
  rows: readonly TypedRow[];
  wrong: ReadonlySet<number>;
  onChange: (rows: TypedRow[]) => void;
}

export function PriceTable({ service, rows, wrong, onChange }: PriceTableProps) {
  const sorted = rows.toSorted((a, b) => Object.keys(a.options).length - Object.keys(b.options).length);
  const groups = [...Map.groupBy(sorted, (row) => choiceText(service, row))];
  const addStep = (last: TypedRow) => {
    const id = Math.max(...rows.map((row) => row.id)) + 1;
    const step = { ...last, id, from: String(Number(last.from) * 2 || 1) };
    onChange(rows.toSpliced(rows.indexOf(last) + 1, 0, step));
  };
  return (
    <div>
      {groups.map(([choice, steps], place) => (
        <Group key={choice} open={place < OPEN_GROUPS}>
          <summary>{choice}</summary>
          <Steps aria-label={choice}>
            {steps.map((row, at) => (
              <Step key={row.id}>
                {INPUTS.map(({ name, label, what, inputMode }) => (
                  <label key={name}>
                    {label}{' '}
                    <NumberInput
                      aria-label={`${choice}, step ${at + 1}: ${what}`}
                      aria-invalid={wrong.has(row.id)}
                      inputMode={inputMode}
                      value={row[name]}
                      onChange={({ target }) =>
                        onChange(rows.map((one) => (one === row ? { ...one, [name]: target.value } : one)))
                      }
                    />
                  </label>
                ))}
                <IconButton
                  label={`Remove ${choice}, step ${at + 1}`}
                  icon="close"
                  iconSize={18}
                  onClick={() => onChange(rows.filter((one) => one !== row))}
                />
              </Step>
            ))}
          </Steps>
          <Cluster>
            {steps.slice(-1).map((last) => (
              <Button
                key={last.id}
                variant="quiet"
                aria-label={`Add a step to ${choice}`}
                onClick={() => addStep(last)}
              >
                Add a step
              </Button>
            ))}
          </Cluster>
        </Group>
      ))}
    </div>
  );
}
