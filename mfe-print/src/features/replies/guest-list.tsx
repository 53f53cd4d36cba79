import { problemOf, useToast } from '@kaagazz/contract';
import { Button, Heading, Stack, Text } from '@kaagazz/design-system';
import { dayInIndia, dayInWords } from '@kaagazz/domain';
import { useEffect, useRef, useState } from 'react';

import { saveFile } from '../../save-file.ts';
import { useLazyRepliesFileQuery } from './replies.api.ts';
import { DeleteReply } from './delete-reply.tsx';
import type { HostReplies } from './replies.api.ts';
import { ReplyList } from './replies.styles.ts';

interface GuestListProps {
  id: string;
  replies: HostReplies;
  onDeleted: () => unknown;
}

export function GuestList({ id, replies: { functions, list, keptUntil }, onDeleted }: GuestListProps) {
  const [fetchFile, { isFetching }] = useLazyRepliesFileQuery();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);

  useEffect(() => {
    if (deletedId !== null) heading.current?.focus();
  }, [deletedId]);

  async function download() {
    const { data, error } = await fetchFile(id);
    if (data) saveFile(data, 'replies.csv');
    else toast({ text: problemOf(error).message || 'We couldn’t download the list. Please try again.', tone: 'error' });
  }

  return (
    <Stack gap={4}>
      <Heading level={3} size="md" ref={heading} tabIndex={-1}>
        Replies ({list.length})
      </Heading>
      {list.length === 0 ? (
        <Text>Nobody has replied yet.</Text>
      ) : (
        <>
          <div>
            <Button variant="secondary" busy={isFetching} onClick={() => void download()}>
              Download as CSV
            </Button>
          </div>
          <ReplyList aria-label="Replies">
            {list.map((reply, index) => (
              <li key={reply.id ?? index}>
                <div>
                  <Text tone="strong">{reply.names}</Text>
                  <Text tone="soft" size="sm">
                    {dayInWords(dayInIndia(new Date(reply.changedAt)))}
                  </Text>
                </div>
                <div>
                  <Text>{functions.map(({ id: of, name }) => `${name}: ${reply.guests[of] ?? '–'}`).join(' · ')}</Text>
                  {reply.note !== '' && <Text tone="soft">{reply.note}</Text>}
                  {reply.keptUntil !== undefined && reply.keptUntil < keptUntil && (
                    <Text tone="soft" size="sm">
                      We delete this reply after {dayInWords(reply.keptUntil)}, as the guest was told.
                    </Text>
                  )}
                  {reply.id !== undefined && (
                    <DeleteReply
                      lineId={id}
                      replyId={reply.id}
                      names={reply.names}
                      onDeleted={() => {
                        setDeletedId(reply.id ?? null);
                        onDeleted();
                      }}
                    />
                  )}
                </div>
              </li>
            ))}
          </ReplyList>
        </>
      )}
    </Stack>
  );
}
