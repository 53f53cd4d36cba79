import { Button, Cluster, Icon, Stack, Text } from '@kaagazz/design-system';

import { formatFileSize } from './file-bytes.ts';
import { ResolutionNote } from './resolution-note.tsx';
import { Bar, FileName, FilePanel, Thumbnail } from './upload.styles.ts';
import type { UploadState } from './use-upload.ts';

interface UploadProgressProps {
  state: Exclude<UploadState, { stage: 'empty' } | { stage: 'ready' }>;
  picture: string | null;
  size: string;
  onCancel: () => void;
  onRetry: () => void;
}

export function UploadProgress({ state, picture, size, onCancel, onRetry }: UploadProgressProps) {
  const isOffline = state.stage !== 'reading' && state.isOffline;

  return (
    <FilePanel>
      <Thumbnail>{picture ? <img src={picture} alt="" /> : <Icon name="box" size={28} />}</Thumbnail>
      <Stack gap={2}>
        <FileName>{state.name}</FileName>
        <Progress state={state} />
        {/* A separate status, so that screen readers do not announce every percent. */}
        <Text size="sm" role="status">
          {isOffline ? 'The upload was interrupted. It will resume where it left off.' : STATUS[state.stage]}
        </Text>
        {state.stage !== 'reading' && <ResolutionNote pixels={state.facts.pixels} size={size} />}
        <Cluster gap={2}>
          {isOffline && (
            <Button variant="secondary" onClick={onRetry}>
              Try now
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            Cancel upload
          </Button>
        </Cluster>
      </Stack>
    </FilePanel>
  );
}

const STATUS = {
  reading: 'Reading your file…',
  sending: 'Uploading…',
  checking: 'Checking that it can be printed…',
};

function Progress({ state }: Pick<UploadProgressProps, 'state'>) {
  if (state.stage !== 'sending') return <Bar aria-label={`Checking ${state.name}`} />;
  const percent = Math.floor((100 * state.sent) / state.size);
  return (
    <Stack gap={1}>
      <Bar max={100} value={percent} aria-label={`Uploading ${state.name}`} />
      <Text as="span" size="sm" tone="soft">
        {percent} % · {formatFileSize(state.sent)} of {formatFileSize(state.size)}
      </Text>
    </Stack>
  );
}
