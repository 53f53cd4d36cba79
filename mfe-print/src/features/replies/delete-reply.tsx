import { problemOf, useToast } from '@kaagazz/contract';
import { Button, Cluster, Dialog, FormMessage, Stack, Text } from '@kaagazz/design-system';
import { useState } from 'react';

import { useDeleteReplyMutation } from './replies.api.ts';

interface DeleteReplyProps {
  lineId: string;
  replyId: string;
  names: string;
  onDeleted: () => unknown;
}

export function DeleteReply({ lineId, replyId, names, onDeleted }: DeleteReplyProps) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [deleteReply, { isLoading }] = useDeleteReplyMutation();
  const toast = useToast();

  const close = () => {
    setOpen(false);
    setProblem(null);
  };

  async function confirm() {
    const { error } = await deleteReply({ id: lineId, reply: replyId });
    if (error) {
      setProblem(problemOf(error).message || 'We couldn’t delete the reply. Please try again.');
      return;
    }
    toast({ text: 'Reply deleted.', tone: 'success' });
    close();
    onDeleted();
  }

  return (
    <>
      <Button variant="quiet" aria-label={`Delete the reply from ${names}`} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Dialog open={isOpen} title="Delete this reply?" onClose={close}>
        <Stack gap={5}>
          <Text>{`The reply from ${names} will be permanently deleted. Anyone with your card can still send a new reply.`}</Text>
          {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
          <Cluster gap={4}>
            <Button busy={isLoading} onClick={() => void confirm()}>
              Delete the reply
            </Button>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    </>
  );
}
