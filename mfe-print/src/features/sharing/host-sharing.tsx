import { problemOf, useToast } from '@kaagazz/contract';
import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  FormMessage,
  Heading,
  Spinner,
  Stack,
  Text,
  TextField,
} from '@kaagazz/design-system';
import { dayInWords } from '@kaagazz/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { CopyButton } from '../../copy-button.tsx';
import { externalPaths } from '../../paths.ts';
import type { Sharing } from './sharing.api.ts';
import { useShareMutation, useSharingQuery, useStopSharingMutation } from './sharing.api.ts';

interface HostSharingProps {
  id: string;
  userId: string;
  signIn: ReactNode;
}

export function HostSharing({ id, userId, signIn }: HostSharingProps) {
  const {
    currentData: sharing,
    error,
    isFetching,
    refetch,
  } = useSharingQuery({ id, userId }, { refetchOnMountOrArgChange: true });
  const [share, { isLoading: isStarting }] = useShareMutation();
  const [stop, { isLoading: isStopping }] = useStopSharingMutation();
  const [problem, setProblem] = useState<string | null>(null);

  if (error && !isFetching) {
    const { status, message } = problemOf(error);
    if (status === 401) return signIn;
    if (status === 404) {
      return (
        <EmptyState title="Nothing to share" action={<ButtonLink to={externalPaths.orders}>My Orders</ButtonLink>}>
          {message}
        </EmptyState>
      );
    }
    return (
      <ErrorState title="We couldn’t load the invitation." onRetry={() => void refetch()}>
        {message}
      </ErrorState>
    );
  }
  if (!sharing) return <Spinner label="Loading the invitation" />;

  async function change(request: typeof share) {
    setProblem(null);
    const { error: failure } = await request(id);
    if (failure) setProblem(problemOf(failure).message);
    await refetch();
  }

  const { title, url, keptUntil, isOver } = sharing;
  return (
    <Stack gap={6}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
      {isOver ? (
        <Text>The event is over, and we have deleted the page.</Text>
      ) : url === null ? (
        <>
          <Text>
            Your guests see the card, the day, the place and, if the card has an RSVP code, the form to reply. Anyone
            with the link can open the page. It isn’t in search engines.
          </Text>
          <div>
            <Button size="lg" busy={isStarting} onClick={() => void change(share)}>
              Create the link
            </Button>
          </div>
        </>
      ) : (
        <>
          <Link title={title} url={url} />
          <div>
            <Button variant="danger" busy={isStopping} onClick={() => void change(stop)}>
              Stop sharing
            </Button>
          </div>
          <Text tone="soft" size="sm">
            If you stop sharing, this link never works again. We delete the page after {dayInWords(keptUntil)}.
          </Text>
        </>
      )}
    </Stack>
  );
}

function Link({ title, url }: Pick<Sharing, 'title'> & { url: string }) {
  const toast = useToast();
  const canShare = 'share' in navigator;

  async function shareLink() {
    await navigator.share({ title, url }).catch((error: unknown) => {
      // An `AbortError` means that the host closed the share sheet.
      if (error instanceof Error && error.name !== 'AbortError')
        toast({ text: 'We couldn’t share the link. Please copy it instead.', tone: 'error' });
    });
  }

  return (
    <Stack gap={4}>
      <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
      <Cluster gap={4}>
        {canShare && <Button onClick={() => void shareLink()}>Share</Button>}
        <CopyButton text={() => url}>Copy the link</CopyButton>
        <ButtonLink to={new URL(url).pathname} variant="secondary">
          See the page
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
