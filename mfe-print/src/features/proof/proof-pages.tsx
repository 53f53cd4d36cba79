import { Dialog, Sheet, Stack, Text } from '@kaagazz/design-system';
import { useState } from 'react';

import { sizeInWords } from '../upload/index.ts';
import type { Proof } from './proof.api.ts';
import { Hash, Large, Page, Pages } from './proof.styles.ts';

interface ProofPagesProps {
  proof: Proof;
  /** what it is a proof of */
  title: string;
}

/** The proof as it will be printed: its first pages, each of which opens as large as it is; a document of Word by its name and hash. */
export function ProofPages({ proof, title }: ProofPagesProps) {
  const [opened, setOpened] = useState<number | null>(null);
  if (proof.pages.length === 0) return <FileItself proof={proof} />;

  const name = (place: number) => `${title}, page ${place + 1}`;
  const large = opened === null ? undefined : proof.pages[opened];
  return (
    <>
      <Pages $isSingle={proof.pages.length === 1} aria-label="Pages of the proof">
        {proof.pages.map((page, place) => (
          <li key={place}>
            <Page type="button" aria-label={`Look closer at page ${place + 1}`} onClick={() => setOpened(place)}>
              <img src={page} alt={name(place)} />
              <span>{proof.pages.length > 1 ? `Look closer at page ${place + 1}` : 'Look closer'}</span>
            </Page>
          </li>
        ))}
      </Pages>
      <Dialog open={large !== undefined} title={`Page ${(opened ?? 0) + 1}`} onClose={() => setOpened(null)}>
        {/* Scrolled by the keyboard as well. */}
        <Large tabIndex={0} role="group" aria-label="The page in its full size">
          <img src={large} alt={name(opened ?? 0)} />
        </Large>
      </Dialog>
    </>
  );
}

function FileItself({ proof: { fileName, size, type, sha256 } }: { proof: Proof }) {
  return (
    <Sheet>
      <Stack gap={3}>
        <Text tone="strong">{fileName}</Text>
        <Text>
          A {type.toUpperCase()} file of {sizeInWords(size)}. It has no preview here: we print it as you sent it. Open
          your own copy once more and look whether all is right; a PDF is the safer choice, because it looks the same
          everywhere.
        </Text>
        <Text as="div" size="sm" tone="soft">
          Its fingerprint (SHA-256): <Hash>{inGroups(sha256)}</Hash>
        </Text>
      </Stack>
    </Sheet>
  );
}

/** In groups of eight, which can be compared by eye. */
function inGroups(hash: string): string {
  return hash.match(/.{1,8}/g)?.join(' ') ?? hash;
}
