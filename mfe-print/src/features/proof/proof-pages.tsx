import { lazyPage } from '@kaagazz/contract';
import { Dialog, Sheet, Spinner, Stack, Text } from '@kaagazz/design-system';
import { useState } from 'react';

import { useLazyComponent } from '../../use-lazy-component.ts';
import { formatFileSize } from '../upload/index.ts';
import type { Proof } from './proof.api.ts';
import { FullSizePage, Hash, PageButton, Pages } from './proof.styles.ts';

interface ProofPagesProps {
  proof: Proof;
  title: string;
  /** Number of pages in the shopper's file, or null if unknown. */
  filePages: number | null;
}

const loadContactSheet = lazyPage(
  () => import(/* webpackChunkName: "contact-sheet" */ './contact-sheet.tsx'),
  'ContactSheet',
);

/**
 * Shows the proof's first pages, each with a full-size view, or every guest's card if the order has
 * a guest list. A Word document has no page images, so its file details are shown instead.
 */
export function ProofPages({ proof, title, filePages }: ProofPagesProps) {
  const { cards = null } = proof;
  const { Component: ContactSheet, hasFailed } = useLazyComponent(loadContactSheet, cards !== null);

  if (cards && ContactSheet) return <ContactSheet cards={cards} />;
  if (cards && !hasFailed) return <Spinner label="Loading the cards…" />;
  if (typeof proof.guestListSha256 === 'string' && !cards) {
    return <Text>The order was delivered some time ago, so we have deleted the names and the cards.</Text>;
  }
  return <PagePictures proof={proof} title={title} filePages={cards?.sheets.length ?? filePages} />;
}

function PagePictures({ proof, title, filePages }: ProofPagesProps) {
  const [opened, setOpened] = useState<number | null>(null);
  if (proof.pages.length === 0) return <FileDetails proof={proof} />;

  const nameOf = (index: number) => `${title}, page ${index + 1}`;
  const openedPage = opened === null ? undefined : proof.pages[opened];
  const shown = proof.pages.length;
  return (
    <Stack gap={4}>
      {filePages !== null && filePages > shown && (
        <Text>
          You see the first {shown === 1 ? 'page' : `${shown} pages`} here. We print all {filePages} pages of your file.
        </Text>
      )}
      <Pages $isSingle={shown === 1} aria-label="Pages of the proof">
        {proof.pages.map((page, index) => (
          <li key={index}>
            <PageButton type="button" aria-label={`Look closer at page ${index + 1}`} onClick={() => setOpened(index)}>
              <img src={page} alt={nameOf(index)} />
              <span>{shown > 1 ? `Look closer at page ${index + 1}` : 'Look closer'}</span>
            </PageButton>
          </li>
        ))}
      </Pages>
      <Dialog open={openedPage !== undefined} title={`Page ${(opened ?? 0) + 1}`} onClose={() => setOpened(null)}>
        {/* Focusable, so that the keyboard can scroll it. */}
        <FullSizePage tabIndex={0} role="group" aria-label="The page in full size">
          <img src={openedPage} alt={nameOf(opened ?? 0)} />
        </FullSizePage>
      </Dialog>
    </Stack>
  );
}

function FileDetails({ proof: { fileName, size, type, sha256 } }: { proof: Proof }) {
  return (
    <Sheet>
      <Stack gap={3}>
        <Text tone="strong">{fileName}</Text>
        <Text>
          A {type.toUpperCase()} file of {formatFileSize(size)}. It has no preview: we print it exactly as you sent it.
          Please check your own copy once more. A PDF is the safer choice, because it looks the same everywhere.
        </Text>
        <Text as="div" size="sm" tone="soft">
          Its fingerprint (SHA-256): <Hash>{inGroupsOfEight(sha256)}</Hash>
        </Text>
      </Stack>
    </Sheet>
  );
}

function inGroupsOfEight(hash: string): string {
  return hash.match(/.{1,8}/g)?.join(' ') ?? hash;
}
