import { Icon } from '@kaagazz/design-system';

import type { Pixels } from './file-kind.ts';
import { densityOf } from './pixel-density.ts';
import { Remark } from './upload.styles.ts';

/** How sharp a picture will be in the chosen size; nothing where that can't be told. */
export function PictureQuality({ pixels, size }: { pixels: Pixels | null; size: string }) {
  const density = pixels && densityOf(pixels, size);
  if (!density) return null;
  const isWarning = density.level === 'soft';
  return (
    <Remark $isWarning={isWarning} role={isWarning ? 'status' : undefined}>
      <Icon name={isWarning ? 'alert' : 'check'} size={18} />
      <span>{density.words}</span>
    </Remark>
  );
}
