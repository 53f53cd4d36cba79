import { Text, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

const Codes = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space(2)};
  font-family: ui-monospace, monospace;
`;

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <Text>
        Each works once if you lose your phone or laptop. Print them or write them down; we show them only now.
      </Text>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    </>
  );
}
