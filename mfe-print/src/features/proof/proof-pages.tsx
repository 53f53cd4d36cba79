import { lazyPage } from '@kaagazz/contract';
import { Sheet, Spinner, Stack, Text } from '@kaagazz/design-system';

import { useLazyComponent } from '../../use-lazy-component.ts';
import { formatFileSize } from '../upload/index.ts';
import { PageFigure } from './page-figure.tsx';
import type { Proof } from './proof.api.ts';
import { Figures, Hash } from './proof.styles.ts';

interface ProofPagesProps {
  piece: string;
  proof: Proof;
  title: string;
  filePages: number | null;
}

const loadContactSheet = lazyPage(
  () => import(/* webpackChunkName: "contact-sheet" */ './contact-sheet.tsx'),
  'ContactSheet',
);

export function ProofPages({ piece, proof, title, filePages }: ProofPagesProps) {
  const { cards = null } = proof;
  const { Component: ContactSheet, hasFailed } = useLazyComponent(loadContactSheet, cards !== null);

  if (cards && ContactSheet) {
    return (
      <Stack gap={7}>
        <ContactSheet cards={cards} piece={piece} />
        <PaperFigure proof={proof} title={title} />
      </Stack>
    );
  }
  if (cards && !hasFailed) return <Spinner label="Loading the cards…" />;
  if (typeof proof.guestListSha256 === 'string' && !cards) {
    return <Text>We deleted the names 30 days after delivery, so we can’t show the cards.</Text>;
  }
  return <PagePictures proof={proof} title={title} filePages={cards?.sheets.length ?? filePages} />;
}

function PagePictures({ proof, title, filePages }: Omit<ProofPagesProps, 'piece'>) {
  if (proof.pages.length === 0) return <FileDetails proof={proof} />;

  const shown = proof.pages.length;
  return (
    <Stack gap={4}>
      {filePages !== null && filePages > shown && (
        <Text>
          You see the first {shown === 1 ? 'page' : `${shown} pages`} here. We print all {filePages} pages of your file.
        </Text>
      )}
      <Figures>
        <PageFigure caption="On screen" pages={proof.pages} nameOf={(page) => `${title}, page ${page}`} />
        <PaperFigure proof={proof} title={title} />
      </Figures>
    </Stack>
  );
}

function PaperFigure({ proof: { paperPages = [] }, title }: Pick<ProofPagesProps, 'proof' | 'title'>) {
  if (paperPages.length === 0) return null;
  return (
    <PageFigure
      caption="On paper"
      note="This preview simulates uncoated paper. The real print may look slightly different."
      pages={paperPages}
      nameOf={(page) => `${title}, page ${page} on paper`}
    />
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
