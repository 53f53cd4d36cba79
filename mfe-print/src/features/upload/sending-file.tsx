import { Button, Cluster, Icon, Stack, Text } from '@kaagazz/design-system';

import { sizeInWords } from './file-bytes.ts';
import { PictureQuality } from './picture-quality.tsx';
import { Bar, FileName, FilePlace, Thumbnail } from './upload.styles.ts';
import type { UploadState } from './use-upload.ts';

interface SendingFileProps {
  state: Exclude<UploadState, { stage: 'empty' } | { stage: 'ready' }>;
  picture: string | null;
  size: string;
  onCancel: () => void;
  onRetry: () => void;
}

/** A file on its way: how much has arrived, and what happens when the network goes. */
export function SendingFile({ state, picture, size, onCancel, onRetry }: SendingFileProps) {
  const isLost = state.stage !== 'looking' && state.isLost;

  return (
    <FilePlace>
      <Thumbnail>{picture ? <img src={picture} alt="" /> : <Icon name="box" size={28} />}</Thumbnail>
      <Stack gap={2}>
        <FileName>{state.name}</FileName>
        <Progress state={state} />
        {/* Announced when it changes, not at each percent. */}
        <Text size="sm" role="status">
          {isLost ? 'The connection is lost. What has arrived is kept; we go on as soon as it is back.' : doing(state)}
        </Text>
        {state.stage !== 'looking' && <PictureQuality pixels={state.facts.pixels} size={size} />}
        <Cluster gap={2}>
          {isLost && (
            <Button variant="secondary" onClick={onRetry}>
              Try now
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            Cancel upload
          </Button>
        </Cluster>
      </Stack>
    </FilePlace>
  );
}

function Progress({ state }: Pick<SendingFileProps, 'state'>) {
  if (state.stage !== 'sending') return <Bar aria-label={`Checking ${state.name}`} />;
  const percent = Math.floor((100 * state.sent) / state.size);
  return (
    <Stack gap={1}>
      <Bar max={100} value={percent} aria-label={`Uploading ${state.name}`} />
      <Text as="span" size="sm" tone="soft">
        {percent} % · {sizeInWords(state.sent)} of {sizeInWords(state.size)}
      </Text>
    </Stack>
  );
}

function doing({ stage }: SendingFileProps['state']): string {
  if (stage === 'looking') return 'Looking at your file…';
  return stage === 'sending' ? 'Uploading…' : 'Checking that it can be printed…';
}
