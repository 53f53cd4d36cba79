import { Button, Cluster, Text, plainList, tokens } from '@kaagazz/design-system';
import styled from 'styled-components';

import { CopyButton } from '../browser/copy-button.tsx';
import { saveFile } from '../browser/save-file.ts';

const Codes = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space(2)};
  font-family: ui-monospace, monospace;
`;

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <Text>
        Each code works once if you lose your phone or laptop. Keep the codes in a safe place; we won’t show them again.
      </Text>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Cluster data-noprint>
        <CopyButton label="Copy" text={text} />
        <Button variant="secondary" onClick={() => print()}>
          Print
        </Button>
        <Button variant="secondary" onClick={() => saveFile('kaagazz-recovery-codes.txt', new Blob([text]))}>
          Download
        </Button>
      </Cluster>
    </>
  );
}
