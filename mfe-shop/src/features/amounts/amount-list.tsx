import { Text, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  gap: ${tokens.space(2)};
  margin: 0;
`;

const Row = styled.div`
  display: flex;
  gap: ${tokens.space(4)};
  align-items: baseline;
  justify-content: space-between;

  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: lining-nums;
  }
`;

const Amount = styled.div`
  white-space: nowrap;
`;

const TotalRow = styled(Row)`
  padding-top: ${tokens.space(3)};
  border-top: 1px dashed ${tokens.color.line};
  font-weight: 600;

  dd {
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.lg};
    white-space: nowrap;
  }
`;

interface AmountListProps {
  parts: readonly { label: string; amount: string; note?: string }[];
  total: string;
}

export function AmountList({ parts, total }: AmountListProps) {
  return (
    <List>
      {parts.map(({ label, amount, note }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount>{amount}</Amount>
            {note && (
              <Text as="div" tone="soft" size="sm">
                {note}
              </Text>
            )}
          </dd>
        </Row>
      ))}
      <TotalRow>
        <dt>Total</dt>
        <dd>{total}</dd>
      </TotalRow>
    </List>
  );
}
