import { Icon } from '@kaagazz/design-system';

import type { PixelSize } from './file-type.ts';
import { printResolution } from './print-resolution.ts';
import { Note } from './upload.styles.ts';

export function ResolutionNote({ pixels, size }: { pixels: PixelSize | null; size: string }) {
  const resolution = pixels && printResolution(pixels, size);
  if (!resolution) return null;
  const isWarning = resolution.level === 'blurred';
  return (
    <Note $isWarning={isWarning} role={isWarning ? 'status' : undefined}>
      <Icon name={isWarning ? 'alert' : 'check'} size={18} />
      <span>{resolution.text}</span>
    </Note>
  );
}
