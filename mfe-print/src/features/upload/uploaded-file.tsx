import type { PrintFile } from '@kaagazz/api-schema';
import { Button, Cluster, Icon, Stack, Text } from '@kaagazz/design-system';

import { formatFileSize } from './file-bytes.ts';
import { ResolutionNote } from './resolution-note.tsx';
import { FileName, FilePanel, Thumbnail } from './upload.styles.ts';

interface UploadedFileProps {
  file: PrintFile;
  size: string;
  onReplace: () => void;
  onRemove: () => void;
}

export function UploadedFile({ file, size, onReplace, onRemove }: UploadedFileProps) {
  return (
    <FilePanel>
      <Thumbnail>{file.image ? <img src={file.image} alt="" /> : <Icon name="box" size={28} />}</Thumbnail>
      <Stack gap={2}>
        <FileName>{file.name}</FileName>
        <Text size="sm" tone="soft" role="status">
          {formatFacts(file)}. Ready to print.
        </Text>
        <ResolutionNote pixels={file.pixels} size={size} />
        <Cluster gap={2}>
          <Button variant="secondary" onClick={onReplace}>
            Replace file
          </Button>
          <Button variant="quiet" onClick={onRemove}>
            Remove file
          </Button>
        </Cluster>
      </Stack>
    </FilePanel>
  );
}

/** Formats file details, for example `PDF · 2.4 MB · 24 pages · 210 x 297 mm`. */
function formatFacts({ type, size, pages, pageSize, pixels }: PrintFile): string {
  const facts = [type.toUpperCase(), formatFileSize(size)];
  if (pages !== null) facts.push(pages === 1 ? '1 page' : `${pages} pages`);
  if (pageSize) facts.push(`${Math.round(pageSize.width)} x ${Math.round(pageSize.height)} mm`);
  if (pixels) facts.push(`${pixels.width} x ${pixels.height} pixels`);
  return facts.join(' · ');
}
