import { PageLayout, Stack, Text } from '@kaagazz/design-system';
import { PRINT_SERVICES } from '@kaagazz/domain/print';
import type { DesignFacts } from '@kaagazz/print-design';
import { useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';

import { DesignEditor } from '../features/design-editor/index.ts';
import { DesignNotFound, DesignSection, OCCASIONS, designsOf } from '../features/invitations/index.ts';
import { PageHeader, PrintProductHead, printTrail } from '../features/page-header/index.ts';
import { designPicture } from '../illustrations/design-pictures.ts';
import { designPath, designsPath, designKindOf } from '../paths.ts';
import type { DesignKind } from '../paths.ts';

export function InvitationPage() {
  const kind = designKindOf(useLocation().pathname);
  const { id = '' } = useParams();
  const design = designsOf(kind).find((candidate) => candidate.id === id);

  if (!design) return <DesignNotFound kind={kind} />;
  return <DesignPage key={`${kind}-${id}`} kind={kind} design={design} />;
}

function DesignPage({ kind, design }: { kind: DesignKind; design: DesignFacts }) {
  const { id, name, description, width, height } = design;
  const line = useSearchParams()[0].get('line');
  const occasion = OCCASIONS[kind];
  const trail = printTrail({ label: occasion.title, to: designsPath(kind) }, { label: name });
  const isSuite = kind === 'suites';
  const title = `${name}, ${isSuite ? occasion.name : `${occasion.name} invitation`}`;
  const picture = designPicture(design);
  const sheet = useMemo(
    () => ({ ...design, service: PRINT_SERVICES[kind], sides: [{ name: '', picture }] }),
    [design, kind, picture],
  );

  return (
    <>
      <PrintProductHead
        service={kind}
        product={{ _id: `${kind}-${id}`, title, description, images: [picture], category: occasion.title }}
        title={title}
        description={`${description} See your own words in it as you type, and approve the proof before you pay.`}
        path={designPath(kind, id)}
        trail={trail}
        preloadImage={[{ href: picture }]}
      />
      <PageLayout>
        <Stack gap={8}>
          <Stack gap={2}>
            <PageHeader trail={trail} title={name}>
              {isSuite
                ? 'Enter your names once. Choose the cards for each group of guests, and see every card as you type.'
                : `Customize your ${occasion.name} invitation with the details below.`}
            </PageHeader>
            <Text tone="soft">{`Each card is ${width} × ${height} mm${isSuite ? ', and each set comes with an envelope' : ' and comes with an envelope'}.`}</Text>
          </Stack>
          <DesignEditor sheet={sheet} />
        </Stack>
      </PageLayout>
      <DesignSection
        title="Or one of these?"
        designs={designsOf(kind).filter((other) => other.id !== id)}
        search={line === null ? '' : `?${new URLSearchParams({ line })}`}
      />
    </>
  );
}
