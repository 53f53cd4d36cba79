import type { CartLine } from '@kaagazz/contract';
import { Button, Text, tokens } from '@kaagazz/design-system';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space(2)} ${tokens.space(4)};
  align-items: center;
  justify-content: space-between;
  padding-block: ${tokens.space(3)};
  border-bottom: 1px dashed ${tokens.color.line};
`;

interface RemovedRowProps {
  line: CartLine;
  shouldFocus: boolean;
  onUndo: () => void;
}

export function RemovedRow({ line, shouldFocus, onUndo }: RemovedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (shouldFocus) undo.current?.focus();
  }, [shouldFocus]);

  return (
    <Row>
      <Text tone="soft">{line.title} was removed.</Text>
      <Button ref={undo} variant="secondary" aria-label={`Undo: put ${line.title} back`} onClick={onUndo}>
        Undo
      </Button>
    </Row>
  );
}
