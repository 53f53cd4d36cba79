import { Button, Cluster, Dialog, Stack, Text } from '@kaagazz/design-system';
import { useState } from 'react';

import { DeskProblem } from '../../api/desk-problem.ts';
import { ActionButton } from '../../record/index.ts';

interface SheetButtonProps {
  label: string;
  isCancelled?: boolean;
  save: (acceptsCancelled: boolean) => Promise<void>;
}

const CANCELLED = 'This order was cancelled, so don’t print it.';

export function SheetButton({ label, isCancelled = false, save }: SheetButtonProps) {
  const [warning, setWarning] = useState('');
  const close = () => setWarning('');
  const saveOrWarn = async () => {
    if (isCancelled) {
      setWarning(CANCELLED);
      return;
    }
    try {
      await save(false);
    } catch (error) {
      if (!(error instanceof DeskProblem) || error.code !== 'PRINT_CANCELLED') throw error;
      setWarning(error.message);
    }
  };
  return (
    <>
      <ActionButton label={label} action={saveOrWarn} />
      <Dialog open={warning !== ''} title="This order was cancelled" onClose={close}>
        <Stack gap={4}>
          <Text>{warning}</Text>
          <Cluster>
            <Button onClick={close}>Don’t download</Button>
            <ActionButton label="Download anyway" look="danger" action={() => save(true).then(close)} />
          </Cluster>
        </Stack>
      </Dialog>
    </>
  );
}
