import { Button, Cluster, Dialog, Stack, Text } from '@kaagazz/design-system';

import { ActionButton } from '../../record/index.ts';

interface CancelledDialogProps {
  /** Warning from the api. The dialog is closed while the warning is empty. */
  warning: string;
  onClose: () => void;
  onAccept: () => Promise<void>;
}

export function CancelledDialog({ warning, onClose, onAccept }: CancelledDialogProps) {
  return (
    <Dialog open={warning !== ''} title="This order was cancelled" onClose={onClose}>
      <Stack gap={4}>
        <Text>{warning}</Text>
        <Cluster>
          <Button onClick={onClose}>Don’t download</Button>
          <ActionButton label="Download anyway" look="danger" action={() => onAccept().then(onClose)} />
        </Cluster>
      </Stack>
    </Dialog>
  );
}
