import { Breadcrumbs, Heading, PageLayout, Stack, Text } from '@kaagazz/design-system';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { DesignFacts } from '@kaagazz/print-design';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';

import { DesignHead, DesignNotFound, OCCASIONS, OtherDesigns, designsOf } from '../features/invitations/index.ts';
import { DesignEditor } from '../features/design-editor/index.ts';
import { designPicture } from '../illustrations/design-pictures.ts';
import { designsPath, paths } from '../paths.ts';
import type { InvitationKind } from '../paths.ts';

/** /marriage/{id} */
export function MarriagePage() {
  return <InvitationPage kind="marriage" />;
}

/** /babyshower/{id} */
export function BabyShowerPage() {
  return <InvitationPage kind="babyshower" />;
}

/** /birthday/{id} */
export function BirthdayPage() {
  return <InvitationPage kind="birthday" />;
}

/** /anniversary/{id} */
export function AnniversaryPage() {
  return <InvitationPage kind="anniversary" />;
}

/** One design and the form that makes it one's own, or `Design not found` with status 404 (specification §2, E30). */
function InvitationPage({ kind }: { kind: InvitationKind }) {
  const { id = '' } = useParams();
  const design = designsOf(kind).find((candidate) => candidate.id === id);

  if (!design) return <DesignNotFound occasion={OCCASIONS[kind]} />;
  return <KnownDesign key={`${kind}-${id}`} kind={kind} design={design} />;
}

function KnownDesign({ kind, design }: { kind: InvitationKind; design: DesignFacts }) {
  const occasion = OCCASIONS[kind];
  const trail = [
    { label: 'Print With Us', to: paths.hub },
    { label: occasion.title, to: designsPath(kind) },
    { label: design.name },
  ];
  const sheet = useMemo(
    () => ({ ...design, service: PRINT_SERVICES[kind], sides: [{ name: '', picture: designPicture(design) }] }),
    [design, kind],
  );

  return (
    <>
      <DesignHead design={design} occasion={occasion} trail={trail} />
      <PageLayout>
        <Stack gap={8}>
          <Stack gap={3}>
            <Breadcrumbs items={trail} />
            <Heading level={1}>{design.name}</Heading>
            <Text size="lg">{`Customize your ${occasion.name} invitation with the details below.`}</Text>
          </Stack>
          <DesignEditor sheet={sheet} />
        </Stack>
      </PageLayout>
      <OtherDesigns kind={kind} than={design} />
    </>
  );
}
