import { Dialog, Stack, Text } from '@kaagazz/design-system';
import { useState } from 'react';

import { FullSizePage, PageButton, Pages } from './proof.styles.ts';

interface PageFigureProps {
  /** For example, `On paper`. */
  caption: string;
  note?: string;
  /** Data URLs. */
  pages: readonly string[];
  /** `page` starts at 1. */
  nameOf: (page: number) => string;
}

export function PageFigure({ caption, note, pages, nameOf }: PageFigureProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const openedPage = opened === null ? undefined : pages[opened];

  return (
    <Stack as="section" gap={3} aria-label={caption}>
      <Text tone="strong">{caption}</Text>
      <Pages aria-label={`Pages ${caption.toLowerCase()}`}>
        {pages.map((page, index) => (
          <li key={index}>
            <PageButton
              type="button"
              aria-label={`Look closer at page ${index + 1} ${caption.toLowerCase()}`}
              onClick={() => setOpened(index)}
            >
              <img src={page} alt={nameOf(index + 1)} />
              <span>{pages.length > 1 ? `Look closer at page ${index + 1}` : 'Look closer'}</span>
            </PageButton>
          </li>
        ))}
      </Pages>
      {note !== undefined && (
        <Text size="sm" tone="soft">
          {note}
        </Text>
      )}
      <Dialog
        open={openedPage !== undefined}
        title={`Page ${(opened ?? 0) + 1} ${caption.toLowerCase()}`}
        onClose={() => setOpened(null)}
      >
        {/* Focusable, so that the keyboard can scroll it. */}
        <FullSizePage tabIndex={0} role="group" aria-label="The page in full size">
          <img src={openedPage} alt={nameOf((opened ?? 0) + 1)} />
        </FullSizePage>
      </Dialog>
    </Stack>
  );
}
