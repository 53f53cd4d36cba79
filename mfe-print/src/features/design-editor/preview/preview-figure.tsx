import { Cluster, Stack, Text } from '@kaagazz/design-system';
import { useState } from 'react';
import type { RefObject } from 'react';

import { GuideControls, GuideLegend } from './guide-controls.tsx';
import { PreviewSide } from './preview-side.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { usePreviewContext } from './preview-context.ts';
import { Figure, Note, Sides } from './preview.styles.ts';
import type { Preview } from './use-preview.ts';

/** The sheet as it will be printed, how it will be cut, and a picture of it to send to somebody. */
export function PreviewFigure({ sheets }: { sheets?: RefObject<HTMLDivElement | null> }) {
  const { sheet, preview, logo } = usePreviewContext();
  const [guides, setGuides] = useState({ bleed: false, safe: false });
  const { drawings, samples, leftOut } = preview;
  const { service, id, name, sides } = sheet;

  return (
    <Figure>
      <Sides ref={sheets}>
        {sides.map((side, i) => (
          <Stack key={side.name} gap={1}>
            {side.name !== '' && <Text size="sm">{side.name}</Text>}
            <PreviewSide
              sheet={sheet}
              side={side}
              drawing={drawings[i]}
              samples={samples}
              guides={guides}
              logo={logo}
            />
          </Stack>
        ))}
      </Sides>
      <Note>
        {noteOn(preview)}
        <span role="status">
          {leftOut.length > 0 && ` These can’t be printed and are left out: ${leftOut.join(' ')}`}
        </span>
      </Note>
      <Cluster gap={6} justify="space-between">
        <GuideControls guides={guides} onChange={setGuides} />
        <ShareButton
          drawings={drawings}
          logo={logo}
          title={`${service.lineTitle}: ${name}`}
          fileName={`${service.id}-${id}`}
          hasSamples={samples.size > 0}
        />
      </Cluster>
      <GuideLegend guides={guides} />
    </Figure>
  );
}

/** What the preview is worth. */
function noteOn({ drawings, samples, hasFailed }: Preview): string {
  if (hasFailed)
    return 'The live preview could not be loaded. You can go on: you see the finished sheet before you pay.';
  if (drawings.length === 0) return 'An example. The preview follows what you type.';
  if (samples.size > 0) return 'Pale words are examples, and make room for yours. Press a line to change it.';
  return 'This is what will be printed. You approve it once more before you pay.';
}
