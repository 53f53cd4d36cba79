import { Button, Cluster, Stack, Text } from '@kaagazz/design-system';
import { useState } from 'react';
import type { RefObject } from 'react';

import { ShareButton } from '../share/share-button.tsx';
import { CardChooser } from './card-chooser.tsx';
import { GuideControls, GuideLegend } from './guide-controls.tsx';
import { usePreviewContext } from './preview-context.ts';
import type { PreviewSheet } from './preview-sheet.ts';
import { PreviewSide } from './preview-side.tsx';
import { Figure, Note, PaperFrame, Sides } from './preview.styles.ts';
import { usePaperView } from './use-paper-view.ts';
import type { Preview } from './use-preview.ts';

export function PreviewFigure({ sidesRef }: { sidesRef?: RefObject<HTMLDivElement | null> }) {
  const { sheet, preview, cards, logo } = usePreviewContext();
  const [guides, setGuides] = useState({ bleed: false, safe: false });
  const { isOpen, PaperView, toggle, fail } = usePaperView();
  const { sides, samples, unprintable } = preview;
  const isShown = sides.length > 0 || !sheet.optional;

  return (
    <Figure>
      {sheet.service.id === 'suites' && <CardChooser cards={cards} />}
      <Sides ref={sidesRef}>
        {isOpen && (PaperView ? <PaperView onError={fail} /> : <PaperFrame aria-busy="true" />)}
        {!isOpen &&
          sheet.sides.map(({ name, picture }, index) => (
            <Stack key={name} gap={1}>
              {name !== '' && <Text size="sm">{name}</Text>}
              <PreviewSide name={name} picture={picture} side={sides[index]} guides={guides} />
            </Stack>
          ))}
      </Sides>
      <Note>
        {noteFor(preview, sheet)}
        <span role="status">
          {unprintable.length > 0 &&
            ` We can’t print these characters and have left them out: ${unprintable.join(' ')}`}
        </span>
      </Note>
      {isShown && (
        <Cluster gap={6} justify="space-between">
          {!isOpen && <GuideControls guides={guides} onChange={setGuides} />}
          <Cluster gap={3}>
            {!preview.hasFailed && !sheet.optional && (
              <Button variant="secondary" onClick={toggle}>
                {isOpen ? 'See it flat' : 'See it on paper'}
              </Button>
            )}
            <ShareButton
              sides={sides}
              logo={logo}
              title={`${sheet.service.lineTitle}: ${sheet.name}`}
              fileName={`${sheet.service.id}-${sheet.id}`}
              hasSamples={samples.size > 0}
              onPaper={isOpen ? sheet : undefined}
            />
          </Cluster>
        </Cluster>
      )}
      {!isOpen && <GuideLegend guides={guides} />}
    </Figure>
  );
}

function noteFor({ sides, samples, hasFailed }: Preview, { optional }: PreviewSheet): string {
  if (hasFailed)
    return 'We couldn’t load the live preview. You can still order and see the finished sheet before you pay.';
  if (sides.length === 0 && optional) return optional.note;
  if (sides.length === 0) return 'This is a sample. The preview updates as you type.';
  if (samples.size > 0) return 'The underlined words are samples. Click them to enter your own.';
  if (optional) return 'This is what we will print once you approve it. Each certificate gets its own number.';
  return 'This is what we will print once you approve it.';
}
