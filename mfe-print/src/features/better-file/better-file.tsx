import type { FileRequest } from '@kaagazz/api-schema';
import { problemOf } from '@kaagazz/contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  FormMessage,
  Heading,
  Sheet,
  Spinner,
  Stack,
  Text,
} from '@kaagazz/design-system';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { externalPaths } from '../../paths.ts';
import { LineProof } from '../proof/index.ts';
import { UploadField, useUpload } from '../upload/index.ts';
import { useApproveBetterFileMutation, useFileRequestQuery, useSendBetterFileMutation } from './better-file.api.ts';

interface BetterFileProps {
  token: string;
  userId: string;
  signIn: ReactNode;
}

export function BetterFile({ token, userId, signIn }: BetterFileProps) {
  const { currentData, error, isFetching, refetch } = useFileRequestQuery(
    { token, userId },
    { refetchOnMountOrArgChange: true },
  );
  const [sentLine, setSentLine] = useState<string | null | undefined>();
  const [isDone, setDone] = useState(false);
  const orders = <ButtonLink to={externalPaths.orders}>My orders</ButtonLink>;

  if (isDone) {
    return (
      <EmptyState title="Thank you" action={orders}>
        We will print your new file.
      </EmptyState>
    );
  }
  if (!currentData) {
    if (!error || isFetching) return <Spinner label="Loading…" />;
    const { status, message } = problemOf(error);
    if (status === 401) return signIn;
    if (status === 404 || status === 409) {
      return (
        <EmptyState title="No file needed" action={orders}>
          {status === 409 ? message : 'This link is not valid, or it belongs to another account.'}
        </EmptyState>
      );
    }
    return (
      <ErrorState title="We couldn’t load this page." onRetry={() => void refetch()}>
        {message}
      </ErrorState>
    );
  }

  const lineId = sentLine === undefined ? currentData.lineId : sentLine;
  return (
    <Stack gap={6}>
      <Sheet folded>
        <Stack gap={3}>
          <Heading level={2} size="lg">
            {currentData.title}
          </Heading>
          <Text tone="soft">Order {currentData.order}</Text>
          <Text>{currentData.reason}</Text>
        </Stack>
      </Sheet>
      {lineId === null ? (
        <SendFile token={token} request={currentData} onSent={setSentLine} />
      ) : (
        <LineProof
          key={lineId}
          id={lineId}
          userId={userId}
          signIn={signIn}
          renderApproval={({ proof }) => (
            <ApproveFile
              token={token}
              sha256={proof.sha256}
              onApproved={() => setDone(true)}
              onReplace={() => setSentLine(null)}
            />
          )}
        />
      )}
    </Stack>
  );
}

interface SendFileProps {
  token: string;
  request: FileRequest;
  onSent: (lineId: string | null) => void;
}

function SendFile({ token, request, onSent }: SendFileProps) {
  const service = PRINT_SERVICES[request.service];
  const upload = useUpload(service, null);
  const [sendFile, { isLoading, error }] = useSendBetterFileMutation();
  const { state } = upload;
  const send = async () => {
    if (state.stage !== 'ready') return;
    const { data } = await sendFile({ token, fileId: state.file.id });
    if (!data) return;
    upload.handOver();
    onSent(data.lineId);
  };
  return (
    <Stack gap={4}>
      {service.file && <UploadField rule={service.file} label="Your new file" upload={upload} size="" />}
      {error && <FormMessage tone="error">{problemOf(error).message}</FormMessage>}
      <div>
        <Button size="lg" busy={isLoading} disabled={state.stage !== 'ready'} onClick={() => void send()}>
          See the proof
        </Button>
      </div>
    </Stack>
  );
}

interface ApproveFileProps {
  token: string;
  sha256: string;
  onApproved: () => void;
  onReplace: () => void;
}

function ApproveFile({ token, sha256, onApproved, onReplace }: ApproveFileProps) {
  const [approve, { isLoading, error }] = useApproveBetterFileMutation();
  const send = async () => {
    const { data } = await approve({ token, sha256 });
    if (data) onApproved();
  };
  return (
    <Stack gap={4}>
      <Text>We will print exactly this file after you approve it. You don’t need to pay again.</Text>
      {error && <FormMessage tone="error">{problemOf(error).message}</FormMessage>}
      <Button size="lg" busy={isLoading} onClick={() => void send()}>
        Approve this file
      </Button>
      <Button variant="secondary" onClick={onReplace}>
        Send another file
      </Button>
    </Stack>
  );
}
