import { Button, Cluster, Icon, Stack, Text } from '@kaagazz/design-system';

import type { PrintFile } from '../../api.ts';
import { sizeInWords } from './file-bytes.ts';
import { PictureQuality } from './picture-quality.tsx';
import { FileName, FilePlace, Thumbnail } from './upload.styles.ts';

interface ReadyFileProps {
  file: PrintFile;
  size: string;
  onReplace: () => void;
  onRemove: () => void;
}

/** A file that was found good. */
export function ReadyFile({ file, size, onReplace, onRemove }: ReadyFileProps) {
  return (
    <FilePlace>
      <Thumbnail>{file.image ? <img src={file.image} alt="" /> : <Icon name="box" size={28} />}</Thumbnail>
      <Stack gap={2}>
        <FileName>{file.name}</FileName>
        <Text size="sm" tone="soft" role="status">
          {factsInWords(file)}. Ready to print.
        </Text>
        <PictureQuality pixels={file.pixels} size={size} />
        <Cluster gap={2}>
          <Button variant="secondary" onClick={onReplace}>
            Replace file
          </Button>
          <Button variant="quiet" onClick={onRemove}>
            Remove file
          </Button>
        </Cluster>
      </Stack>
    </FilePlace>
  );
}

function factsInWords({ type, size, pages, pageSize, pixels }: PrintFile): string {
  const facts = [type.toUpperCase(), sizeInWords(size)];
  if (pages !== null) facts.push(pages === 1 ? '1 page' : `${pages} pages`);
  if (pageSize) facts.push(`${Math.round(pageSize.width)} x ${Math.round(pageSize.height)} mm`);
  if (pixels) facts.push(`${pixels.width} x ${pixels.height} pixels`);
  return facts.join(' · ');
}
